import { describe, expect, test } from 'vitest';
import { getRaw } from '../../contract/support/raw.ts';
import { newClient } from '../support/client.ts';
import type { EdgeKind } from '../support/edge.ts';
import type { Stage } from '../support/stage.ts';
import { expectProblem } from './clients.ts';

/** Requests that pass through the edge, and those that do not. */
export function passes(kind: EdgeKind, stage: () => Stage): void {
  describe.concurrent(`${kind.name} passes`, () => {
    test.each<{ method: string; target: string; status: number; body?: string }>([
      {
        method: 'POST',
        target: '/api/v1/actuators/compare',
        status: 200,
        body: '{"ids":["unitree-go-m8010-6"]}',
      },
      { method: 'POST', target: '/api/v1/actuators/compare', status: 422, body: '{"ids":[]}' },
      { method: 'POST', target: '/api/v1/actuators/compare', status: 413, body: 'x'.repeat(20_000) },
      { method: 'POST', target: '/mcp', status: 200, body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' },
      { method: 'OPTIONS', target: '/api/v1/actuators', status: 204 },
      { method: 'DELETE', target: '/api/v1/actuators', status: 405 },
      { method: 'PATCH', target: '/api/v1/brands', status: 405 },
    ])(
      '$method $target every time, and returns its answer $status',
      async ({ method, target, status, body }) => {
        const { edge, origin } = stage();
        const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
        const extras = body === undefined ? {} : { headers, body };
        const client = newClient(edge.address);
        const [first, second] = [
          await client.ask(method, target, extras),
          await client.ask(method, target, extras),
        ];
        const own = await newClient(origin.address).ask(method, target, extras);
        expect([first.status, second.status, own.status]).toEqual([status, status, status]);
        expect([first.text, second.text]).toEqual([own.text, own.text]);
        const reached = (await origin.reached(target)).filter((request) => request.client === client.address);
        expect(reached).toHaveLength(2);
      },
    );

    test.each(['/healthz', '/healthz?x', '/metrics', '/metrics/', '//metrics', '/x/../metrics'])(
      'no request to the inside of the service: %s',
      async (path) => {
        const { edge, origin } = stage();
        const text = await getRaw(edge.address, path);
        expect(text).toMatch(/^HTTP\/1\.1 404 /);
        expect((await origin.reached(path)).every(({ status }) => status === 404)).toBe(true);
      },
    );

    test.each(['/%6detrics', '/metric%73', '/%6Detrics?x=1', '//%6detrics', '/%68ealthz', '/healthz%2F'])(
      'no request to the inside of the service by an escaped path: %s',
      async (path) => {
        const text = await getRaw(stage().edge.address, path);
        expect(text).toMatch(/^HTTP\/1\.1 (?:404|308) /);
        expect(text).not.toMatch(/http_requests|"status":"(?:ok|degraded)"/);
      },
    );

    test('no uncounted API request by an escaped path: it is counted, or redirected', async () => {
      const client = newClient(stage().edge.address);
      const answers = await Promise.all(Array.from({ length: 130 }, () => client.get('/%61pi/v1/brands')));
      expect(answers.filter(({ status }) => status !== 308 && status !== 429)).toEqual([]);
    });

    test.each(['http://localhost', 'https://localhost', 'HTTP://localhost'])(
      'no request with an absolute address below %s',
      async (host) => {
        expect(await getRaw(stage().edge.address, `${host}/healthz`)).not.toMatch(/^HTTP\/1\.1 2/);
      },
    );

    test("none of these without a problem in the form of the API's", async () => {
      const client = newClient(stage().edge.address);
      const hidden = { status: 404, code: 'unknown_endpoint' };
      expectProblem(await client.get('/healthz'), { ...hidden, instance: '/healthz' });
      expectProblem(await client.get('/metrics/"x'), { ...hidden, instance: '/metrics/' });
    });
  });
}

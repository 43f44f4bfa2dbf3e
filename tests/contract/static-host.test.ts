import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { onRequest } from '../../deploy/static-host/cloudflare/functions/_middleware.ts';
import { config as netlify } from '../../deploy/static-host/netlify/edge-functions/origin.ts';
import { passOn } from '../../deploy/static-host/pass-on.ts';
import { API_PATHS } from '../../src/api/links.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { useStrictApi } from './support/api.ts';
import { NOWHERE } from './support/beside.ts';

const api = useStrictApi();

const COMPUTED = [
  ...new Set(OPERATIONS.filter(({ answer }) => answer !== undefined).map(({ path }) => path)),
  API_PATHS.mcp,
];

const ask = (target: string, client: string, init: RequestInit = {}): Promise<Response> =>
  passOn(new Request(`https://catalog.example.org${target}`, init), { origin: api().address, client });

const countersOf = ({ headers }: Response): string[] =>
  [...headers.keys()].filter((name) => name.includes('ratelimit'));

describe('the functions of a static host', () => {
  test('answer exactly the paths that are computed on request', () => {
    const routes = z.object({ include: z.array(z.string()) });
    const cloudflare = routes.parse(JSON.parse(readFileSync('deploy/static-host/cloudflare/_routes.json', 'utf8')));
    expect(cloudflare.include.toSorted()).toEqual(COMPUTED.toSorted());
    expect(netlify.path.toSorted()).toEqual(COMPUTED.toSorted());
  });

  test('pass a list on and its answer back, without the counters of who asked first', async () => {
    const answer = await ask('/api/v1/robots?limit=2', '192.0.2.1');
    expect([answer.status, countersOf(answer)]).toEqual([200, []]);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300');
    const own = await fetch(`${api().address}/api/v1/robots?limit=2`);
    expect(await answer.text()).toBe(await own.text());
  });

  test('pass an error on with the counters of who asked', async () => {
    const answer = await ask('/api/v1/robots?limit=0', '192.0.2.2');
    expect([answer.status, answer.headers.get('X-RateLimit-Remaining')]).toEqual([400, '4']);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('pass the body of a POST on', async () => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"ids":["unitree-go-m8010-6","nope"]}',
    };
    const answer = await ask('/api/v1/actuators/compare', '192.0.2.3', init);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: [{ id: 'unitree-go-m8010-6' }], not_found: ['nope'] });
  });

  test('say from which address a client comes, whatever it claims', async () => {
    const claiming = (address: string) =>
      ask('/api/v1/robots', '192.0.2.4', { headers: { 'X-Forwarded-For': address } });
    const statuses: number[] = [];
    for (const address of ['a', 'b', 'c', 'd', 'e', 'f'])
      statuses.push((await claiming(`198.51.100.${address.charCodeAt(0)}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('take origin and client from Cloudflare', async () => {
    const request = new Request('https://catalog.example.org/api/v1/robots?limit=0', {
      headers: { 'CF-Connecting-IP': '192.0.2.5' },
    });
    const answer = await onRequest({ request, env: { ORIGIN: api().address } });
    expect([answer.status, answer.headers.get('X-RateLimit-Remaining')]).toEqual([400, '4']);
  });

  test('answer 503 in the form of the API when the origin is down', async () => {
    const request = new Request('https://catalog.example.org/api/v1/robots?q=x');
    const answer = await passOn(request, { origin: NOWHERE, client: '192.0.2.6' });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await answer.json()).toMatchObject({ status: 503, code: 'internal_error', instance: '/api/v1/robots' });
  });
});

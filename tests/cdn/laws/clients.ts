import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { mediaTypeOf, parsed, type Answer } from '../../contract/support/ask.ts';
import { countersOf, isHit, newClient, newClients, type Client } from '../support/client.ts';
import { freshDocument } from '../support/documents.ts';
import type { EdgeKind } from '../support/edge.ts';
import { FRESH_SECONDS, type Stage } from '../support/stage.ts';

const remainingOf = ({ headers }: Answer): number => Number(headers['x-ratelimit-remaining']);

/** Uses up a client's limit at the origin, past the edge. */
async function exhaust({ origin }: Stage, { address }: Client): Promise<void> {
  const headers = { 'X-Forwarded-For': address };
  const spent = await Promise.all(
    Array.from({ length: 120 }, () =>
      fetch(`${origin.address}/api/nope`, { headers }).then(({ status }) => status),
    ),
  );
  expect(new Set(spent)).toEqual(new Set([404]));
}

/** One client never gets the counters or refusals of another. */
export function keepsClientsApart(kind: EdgeKind, stage: () => Stage): void {
  describe.concurrent(`${kind.name} keeps clients apart:`, () => {
    test('a cacheable answer has no counters, from the cache or just fetched', async () => {
      const { edge } = stage();
      const path = freshDocument();
      const answers = [
        await newClient(edge.address).get(path),
        await newClient(edge.address).get(path),
        await newClient(edge.address).ask('HEAD', path),
        await newClient(edge.address).get('/api/v1/brands'),
      ];
      expect(answers.map(countersOf)).toEqual([[], [], [], []]);
    });

    test('an uncached answer has the counters of its client', async () => {
      const { edge } = stage();
      const [one, other] = [newClient(edge.address), newClient(edge.address)];
      const missing = [await one.get('/api/v1/robots/nope'), await one.get('/api/v1/robots/nope')];
      const posted = {
        headers: { 'Content-Type': 'application/json' },
        body: '{"ids":["unitree-go-m8010-6"]}',
      };
      const answers = [...missing, await one.ask('POST', '/api/v1/actuators/compare', posted)];
      expect(answers.map(remainingOf)).toEqual([119, 118, 117]);
      expect(remainingOf(await one.ask('OPTIONS', '/api/v1/brands'))).toBe(117);
      expect(remainingOf(await other.get('/api/v1/robots/nope'))).toBe(119);
    });

    test("the origin's 429 for one client is neither cached nor sent to another", async () => {
      const { edge } = stage();
      const path = freshDocument();
      const [greedy, other] = [newClient(edge.address), newClient(edge.address)];
      await exhaust(stage(), greedy);
      const refused = await greedy.get(path);
      expect([refused.status, countersOf(refused).length]).toEqual([429, 5]);
      expect((await other.get(path)).status).toBe(200);
      // A cached answer costs the origin nothing, so both clients get it.
      const last = await greedy.get(path);
      expect([last.status, isHit(last), countersOf(last)]).toEqual([200, true, []]);
    });

    test('nor sent to clients that request the same path at the same moment', async () => {
      const { edge } = stage();
      const path = freshDocument();
      const [greedy, others] = [newClient(edge.address), newClients(edge.address, 12)];
      await exhaust(stage(), greedy);
      const [, ...answers] = await Promise.all([greedy, ...others].map((client) => client.get(path)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    });

    test("a client over the origin's limit gets a stale document instead of a 429, and the document stays cached", async () => {
      const { hasty: edge } = stage();
      const path = freshDocument();
      const [greedy, other] = [newClient(edge.address), newClient(edge.address)];
      await other.get(path);
      await exhaust(stage(), greedy);
      await pause((FRESH_SECONDS + 2) * 1000);
      expect([(await greedy.get(path)).status, (await other.get(path)).status]).toEqual([200, 200]);
    });

    test('the edge itself refuses only the client that asks too much of it', async () => {
      const { edge, origin } = stage();
      const path = freshDocument();
      const [greedy, other] = [newClient(edge.address), newClient(edge.address)];
      await other.get(path);
      const answers = await Promise.all(Array.from({ length: 200 }, () => greedy.get(path)));
      const served = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status === 429);
      expect([served.length >= 120, served.length + refused.length]).toEqual([true, 200]);
      expect(refused.length).toBeGreaterThan(0);
      for (const answer of refused)
        expectProblem(answer, { status: 429, code: 'rate_limited', instance: path });
      expect(refused[0]?.headers).toMatchObject({ 'retry-after': '1' });
      expect((await other.get(path)).status).toBe(200);
      expect(await origin.reached(path)).toHaveLength(1);
    });

    test("the origin gets a client's real address, not the claimed one", async () => {
      const { edge, origin } = stage();
      const client = newClient(edge.address);
      const [read, posted] = [freshDocument(), '/api/v1/actuators/compare?of=addresses'];
      const headers = { 'X-Forwarded-For': '198.51.100.7' };
      await client.get(read, headers);
      await client.ask('POST', posted, { headers, body: '{}' });
      const reached = [...(await origin.reached(read)), ...(await origin.reached(posted))];
      expect(reached.map((request) => request.client)).toEqual([client.address, client.address]);
    });

    test("nor the claimed one when the origin trusts the client's own address", async () => {
      const { edge, origin } = stage();
      const path = freshDocument();
      await fetch(`${edge.address}${path}`, { headers: { 'X-Forwarded-For': '198.51.100.7' } });
      expect(await origin.reached(path)).toMatchObject([{ client: '127.0.0.1' }]);
    });
  });
}

/** Asserts that the edge's own problem document has the form of the API's. */
export function expectProblem(
  answer: Answer,
  { status, code, instance }: { status: number; code: string; instance: string },
): void {
  expect([answer.status, mediaTypeOf(answer)]).toEqual([status, 'application/problem+json']);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'api-version': 'v1',
    'x-content-type-options': 'nosniff',
  });
  const slug = code.replaceAll('_', '-');
  expect(parsed(answer)).toMatchObject({
    type: `http://localhost:4321/docs/api#error-${slug}`,
    status,
    code,
    instance,
    docs: 'http://localhost:4321/docs/api#errors',
  });
}

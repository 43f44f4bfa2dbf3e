import { expect, test } from 'vitest';
import { BoundedLimiter } from '../../../src/origin/limit/bounded-limiter.ts';

const POLICY = { requests: 9, seconds: 60 };

const remaining = async (limiter: BoundedLimiter, client: string): Promise<number> =>
  (await limiter.consume(client)).remainingPoints;

test('the client that was silent the longest is forgotten when there are too many', async () => {
  const limiter = new BoundedLimiter(POLICY, 2);
  for (const client of ['a', 'b', 'c']) await limiter.consume(client);
  expect(await limiter.get('a')).toBeNull();
  expect(await remaining(limiter, 'c')).toBe(7);
  expect(await remaining(limiter, 'b')).toBe(7);
});

test('a client that goes on asking is not forgotten, however many come', async () => {
  const limiter = new BoundedLimiter({ requests: 100, seconds: 60 }, 2);
  for (let stranger = 0; stranger < 20; stranger += 1) {
    await limiter.consume('greedy');
    await limiter.consume(`stranger ${stranger}`);
  }
  expect(await remaining(limiter, 'greedy')).toBe(79);
});

test('no more clients are kept than are allowed', async () => {
  const limiter = new BoundedLimiter(POLICY, 10);
  const clients = Array.from({ length: 1000 }, (_, number) => `client ${number}`);
  for (const client of clients) await limiter.consume(client);
  const kept = await Promise.all(clients.map((client) => limiter.get(client)));
  expect(kept.filter((count) => count !== null)).toHaveLength(10);
  expect(limiter.dump().storage).toHaveLength(10);
});

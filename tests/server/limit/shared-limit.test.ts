import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Limit } from '../../../src/server/limit/limit.ts';
import { limitInMemory } from '../../../src/server/limit/memory-limit.ts';
import {
  BadValue,
  openSharedLimit,
  type Connection,
  type SharedLimit,
} from '../../../src/server/limit/shared-limit.ts';

const POLICY = { policy: 'default', requests: 5, seconds: 60 };
const TIMES = { count: 100, pause: 1000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store that a test can break, and its log lines. */
function brittleStore(counts: Limit = limitInMemory(POLICY)) {
  const state = { isUp: true, hangs: false, tries: 0, closed: 0 };
  const lines: [level: string, fields: object, message: string][] = [];
  const ends: ((reason: unknown) => void)[] = [];
  const orFail = <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (state.hangs) return new Promise(() => undefined);
    return state.isUp ? work() : Promise.reject(new Error('the store is full'));
  };
  const connect = (): Promise<Connection> => {
    state.tries += 1;
    const ended = new Promise<unknown>((resolve) => ends.push(resolve));
    const limit = {
      policy: POLICY,
      spend: (client: string) => orFail(() => Promise.resolve(counts.spend(client))),
      look: (client: string) => orFail(() => Promise.resolve(counts.look(client))),
    };
    return orFail(() => Promise.resolve({ limit, ended, close: () => void (state.closed += 1) }));
  };
  const log = {
    info: (fields: object, message: string) => void lines.push(['info', fields, message]),
    warn: (fields: object, message: string) => void lines.push(['warn', fields, message]),
    error: (fields: object, message: string) => void lines.push(['error', fields, message]),
  };
  return { state, lines, ends, parts: { connect, log, onFailure: () => undefined, times: TIMES } };
}

async function open(store: ReturnType<typeof brittleStore>): Promise<SharedLimit> {
  const limit = await openSharedLimit(POLICY, store.parts);
  onTestFinished(limit.close);
  return limit;
}

const remaining = async (limit: Limit): Promise<number> => (await limit.spend('a')).remaining;

test('two processes with one store share a count', async () => {
  const counts = limitInMemory(POLICY);
  const [one, other] = [await open(brittleStore(counts)), await open(brittleStore(counts))];
  expect([await remaining(one), await remaining(other), await remaining(one)]).toEqual([4, 3, 2]);
  expect(await other.look('a')).toMatchObject({ remaining: 2 });
});

test('a refusal by the store is not a failure of the store', async () => {
  const store = brittleStore();
  const limit = await open(store);
  for (let count = 0; count < 5; count += 1) await limit.spend('a');
  expect(await limit.spend('a')).toMatchObject({ isExceeded: true, remaining: 0 });
  expect(store.lines).toEqual([]);
});

test('a store missing at the start is logged once, and requests are counted locally', async () => {
  const store = brittleStore();
  store.state.isUp = false;
  const limit = await open(store);
  expect([await remaining(limit), await remaining(limit)]).toEqual([4, 3]);
  expect(await limit.look('a')).toMatchObject({ remaining: 3 });
  await vi.advanceTimersByTimeAsync(5500);
  expect(store.state.tries).toBe(7);
  expect(limit.isLost()).toBe(true);
  expect(store.lines).toEqual([
    ['warn', { reason: 'the store is full' }, 'the store of the rate limit is lost: counting locally'],
  ]);
});

test('a store is abandoned at its first failure, and that request is counted locally', async () => {
  const store = brittleStore();
  const limit = await open(store);
  await limit.spend('a');
  store.state.isUp = false;
  expect([await remaining(limit), await remaining(limit)]).toEqual([4, 3]);
  expect(store.state.closed).toBe(1);
  expect(store.lines).toHaveLength(1);
});

test('a client with a malformed count in the store is counted locally and logged once; others stay in the store', async () => {
  const counts = limitInMemory(POLICY);
  const spoilt: Limit = {
    ...counts,
    spend: (client, requests) =>
      client === 'spoilt' ? Promise.reject(new BadValue('no number')) : counts.spend(client, requests),
  };
  const store = brittleStore(spoilt);
  const limit = await open(store);
  const left: number[] = [];
  for (const client of ['spoilt', 'a', 'spoilt', 'a']) left.push((await limit.spend(client)).remaining);
  expect(left).toEqual([4, 4, 3, 3]);
  expect(counts.look('a')).toMatchObject({ remaining: 3 });
  expect([limit.isLost(), store.state.tries, store.state.closed]).toEqual([false, 1, 0]);
  expect(store.lines).toEqual([
    [
      'warn',
      { reason: 'no number' },
      'the store of the rate limit holds a value that is not a count: counting that client locally',
    ],
  ]);
});

test('a hanging store delays pending requests by 100 ms, and no later ones', async () => {
  const store = brittleStore();
  const limit = await open(store);
  store.state.hangs = true;
  const underWay = [remaining(limit), remaining(limit)];
  const [early] = [await Promise.race([underWay[0], Promise.resolve('waiting')])];
  expect(early).toBe('waiting');
  await vi.advanceTimersByTimeAsync(101);
  expect(await Promise.all(underWay)).toEqual([4, 3]);
  expect(await remaining(limit)).toBe(2);
  expect(store.lines).toMatchObject([['warn', { reason: 'no answer within 100 ms' }, expect.any(String)]]);
});

test('a connection closed by the store is noticed at once, without a request', async () => {
  const store = brittleStore();
  await open(store);
  store.state.isUp = false;
  store.ends[0]?.(new Error('Socket closed unexpectedly'));
  await vi.advanceTimersByTimeAsync(1);
  expect(store.lines).toMatchObject([['warn', { reason: 'Socket closed unexpectedly' }, expect.any(String)]]);
});

test('a returning store is logged once, and counts are shared again', async () => {
  const store = brittleStore();
  const limit = await open(store);
  await limit.spend('a');
  store.state.isUp = false;
  await limit.spend('a');
  await vi.advanceTimersByTimeAsync(3500);
  store.state.isUp = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await remaining(limit)).toBe(3);
  expect(limit.isLost()).toBe(false);
  expect(store.lines.map(([level, , message]) => [level, message])).toEqual([
    ['warn', 'the store of the rate limit is lost: counting locally'],
    ['info', 'the store of the rate limit is back: counts are shared again'],
  ]);
});

test('a store that failed briefly is used again at once', async () => {
  const store = brittleStore();
  const limit = await open(store);
  await limit.spend('a');
  store.state.isUp = false;
  await limit.spend('a');
  store.state.isUp = true;
  await vi.advanceTimersByTimeAsync(1);
  expect(await remaining(limit)).toBe(3);
});

test('a closed limit stops looking for its store', async () => {
  const store = brittleStore();
  const { close } = await openSharedLimit(POLICY, store.parts);
  close();
  store.ends[0]?.(new Error('closed'));
  await vi.advanceTimersByTimeAsync(5000);
  expect([store.state.tries, store.state.closed, store.lines]).toEqual([1, 1, []]);
});

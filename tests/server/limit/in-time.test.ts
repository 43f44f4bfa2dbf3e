import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from '../../../src/server/limit/shared-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work that ends in time keeps its outcome', async () => {
  expect(await inTime(Promise.resolve('done'), 100)).toBe('done');
  await expect(inTime(Promise.reject(new Error('broken')), 100)).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that does not end in time is abandoned', async () => {
  const outcome = inTime(new Promise(() => undefined), 100).catch(String);
  await vi.advanceTimersByTimeAsync(99);
  expect(await Promise.race([outcome, Promise.resolve('waiting')])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(2);
  expect(await outcome).toBe('Error: no answer within 100 ms');
});

test('time in which this process was paused does not count', async () => {
  vi.useRealTimers();
  const { promise, resolve } = Promise.withResolvers<string>();
  const outcome = inTime(promise, 80);
  const until = performance.now() + 200;
  while (performance.now() < until);
  setTimeout(() => resolve('done'), 30);
  expect(await outcome).toBe('done');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitInMemory, quotaFields } from '../../../src/origin/limit/limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const POLICY = { requests: 2, seconds: 60 };

test('requests are counted down to none, and only the next is too many', async () => {
  const limit = limitInMemory(POLICY);
  const quotas = [await limit.spend('192.0.2.1'), await limit.spend('192.0.2.1'), await limit.spend('192.0.2.1')];
  expect(quotas.map(({ remaining }) => remaining)).toEqual([1, 0, 0]);
  expect(quotas.map(({ isExceeded }) => isExceeded)).toEqual([false, false, true]);
});

test('each client has a count of its own, an IPv6 network one together', async () => {
  const limit = limitInMemory(POLICY);
  const clients = ['192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2'];
  const quotas = await Promise.all(clients.map((client) => limit.spend(client)));
  expect(quotas.map(({ remaining }) => remaining)).toEqual([1, 1, 1, 0]);
});

test('the seconds to the reset run down to the end of the window, and refusals do not prolong it', async () => {
  const limit = limitInMemory(POLICY);
  expect(await limit.spend('a')).toMatchObject({ secondsToReset: 60 });
  vi.advanceTimersByTime(59_500);
  expect(await limit.spend('a')).toMatchObject({ secondsToReset: 1 });
  expect(await limit.spend('a')).toMatchObject({ isExceeded: true, secondsToReset: 1 });
  vi.advanceTimersByTime(501);
  expect(await limit.spend('a')).toEqual({ isExceeded: false, remaining: 1, secondsToReset: 60 });
});

test('looking does not count', async () => {
  const limit = limitInMemory(POLICY);
  expect(await limit.look('a')).toEqual({ isExceeded: false, remaining: 2, secondsToReset: 60 });
  await limit.spend('a');
  await limit.look('a');
  expect(await limit.look('a')).toMatchObject({ remaining: 1 });
});

test('looking at a used-up count is no refusal', async () => {
  const limit = limitInMemory({ requests: 1, seconds: 60 });
  await limit.spend('a');
  await limit.spend('a');
  expect(await limit.look('a')).toMatchObject({ isExceeded: false, remaining: 0 });
});

test('the fields are structured lists of quoted names', () => {
  expect(quotaFields(POLICY, { isExceeded: false, remaining: 1, secondsToReset: 42 })).toEqual([
    ...['RateLimit-Policy', '"default";q=2;w=60'],
    ...['RateLimit', '"default";r=1;t=42'],
    ...['X-RateLimit-Limit', '2'],
    ...['X-RateLimit-Remaining', '1'],
    ...['X-RateLimit-Reset', '42'],
  ]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientKey } from '../../../src/server/http/client-key.ts';
import { quotaFields } from '../../../src/server/limit/limit.ts';
import { limitInMemory } from '../../../src/server/limit/memory-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const POLICY = { policy: 'default', requests: 2, seconds: 60 };

test('requests are counted down to none, and only the next is too many', () => {
  const limit = limitInMemory(POLICY);
  const quotas = [limit.spend('192.0.2.1'), limit.spend('192.0.2.1'), limit.spend('192.0.2.1')];
  expect(quotas.map(({ remaining }) => remaining)).toEqual([1, 0, 0]);
  expect(quotas.map(({ isExceeded }) => isExceeded)).toEqual([false, false, true]);
});

test('each client has its own count, and an IPv6 network shares one', () => {
  const limit = limitInMemory(POLICY);
  const clients = ['192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2'];
  const quotas = clients.map((client) => limit.spend(clientKey(client)));
  expect(quotas.map(({ remaining }) => remaining)).toEqual([1, 1, 1, 0]);
});

test('the seconds to the reset run down to the end of the window, and refusals do not prolong it', () => {
  const limit = limitInMemory(POLICY);
  expect(limit.spend('a')).toMatchObject({ secondsToReset: 60 });
  vi.advanceTimersByTime(59_500);
  expect(limit.spend('a')).toMatchObject({ secondsToReset: 1 });
  expect(limit.spend('a')).toMatchObject({ isExceeded: true, secondsToReset: 1 });
  vi.advanceTimersByTime(501);
  expect(limit.spend('a')).toEqual({ isExceeded: false, remaining: 1, secondsToReset: 60 });
});

test('one message may count as several requests, and is refused if too few remain', () => {
  const limit = limitInMemory({ policy: 'default', requests: 5, seconds: 60 });
  expect(limit.spend('a', 3)).toMatchObject({ isExceeded: false, remaining: 2 });
  expect(limit.spend('a', 3)).toMatchObject({ isExceeded: true, remaining: 0 });
});

test('a change of the system clock does not prolong a window', () => {
  const limit = limitInMemory(POLICY);
  limit.spend('a');
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(limit.spend('a')).toMatchObject({ secondsToReset: 60 });
});

test('reading the limit does not count', () => {
  const limit = limitInMemory(POLICY);
  expect(limit.look('a')).toEqual({ isExceeded: false, remaining: 2, secondsToReset: 60 });
  limit.spend('a');
  limit.look('a');
  expect(limit.look('a')).toMatchObject({ remaining: 1 });
});

test('reading a used-up limit is not a refusal', () => {
  const limit = limitInMemory({ policy: 'default', requests: 1, seconds: 60 });
  limit.spend('a');
  limit.spend('a');
  expect(limit.look('a')).toMatchObject({ isExceeded: false, remaining: 0 });
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

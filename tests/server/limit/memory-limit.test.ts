import { afterEach, expect, test, vi } from 'vitest';
import { limitInMemory } from '../../../src/server/limit/memory-limit.ts';

const POLICY = { policy: 'default', requests: 100, seconds: 60 };

afterEach(() => vi.useRealTimers());

test('the longest silent client is forgotten if there are too many', () => {
  const limit = limitInMemory(POLICY, 2);
  for (const client of ['a', 'b', 'c']) limit.spend(client);
  expect(limit.look('a')).toMatchObject({ remaining: 100 });
  expect(limit.spend('c')).toMatchObject({ remaining: 98 });
  expect(limit.spend('b')).toMatchObject({ remaining: 98 });
});

test('an active client is not forgotten, however many others there are', () => {
  const limit = limitInMemory(POLICY, 2);
  for (let stranger = 0; stranger < 20; stranger += 1) {
    limit.spend('greedy');
    limit.spend(`stranger ${stranger}`);
  }
  expect(limit.spend('greedy')).toMatchObject({ remaining: 79 });
});

test('at most the allowed number of clients is kept', () => {
  const limit = limitInMemory(POLICY, 10);
  const clients = Array.from({ length: 1000 }, (_, number) => `client ${number}`);
  for (const client of clients) limit.spend(client);
  expect(clients.filter((client) => limit.look(client).remaining < 100)).toHaveLength(10);
});

test('silent clients are forgotten after their windows end', () => {
  vi.useFakeTimers();
  const limit = limitInMemory(POLICY);
  for (let minute = 0; minute < 10; minute += 1) {
    for (let number = 0; number < 50; number += 1) limit.spend(`client ${minute} ${number}`);
    limit.spend('stays');
    vi.advanceTimersByTime(POLICY.seconds * 1000);
  }
  limit.spend('the next');
  expect(limit.clients()).toBeLessThan(60);
});

test('a client with a running window is not forgotten when others are', () => {
  vi.useFakeTimers();
  const limit = limitInMemory(POLICY);
  limit.spend('early');
  vi.advanceTimersByTime(30_000);
  limit.spend('late');
  vi.advanceTimersByTime(30_000);
  limit.spend('the next');
  expect(limit.clients()).toBe(2);
  expect(limit.spend('late')).toMatchObject({ remaining: 98 });
});

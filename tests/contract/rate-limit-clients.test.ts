import { describe, expect, test } from 'vitest';
import { useApi, useStrictApi } from './support/api.ts';
import { askingAs, remainingOf } from './support/clients.ts';

const api = useStrictApi();
const asClient = askingAs(api);

describe('a client', () => {
  test.each([
    ['an IPv6 network of 64 bits', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['an IPv4 address, mapped into IPv6 or not', '198.51.100.7', '::ffff:198.51.100.7'],
    ['the last of a forwarding chain', '192.0.2.1, 198.51.100.8', '192.0.2.2, 198.51.100.8'],
    ['the same address in another spelling', '2001:0DB8:0009::1', '2001:db8:9:0::1'],
  ])('is %s', async (_, one, other) => {
    await asClient(one)();
    expect(remainingOf(await asClient(other)())).toBe(3);
  });

  test.each([
    ['the next IPv6 network', '2001:db8:5:1::1', '2001:db8:5:2::1'],
    ['the next IPv4 address', '198.51.100.20', '198.51.100.21'],
  ])('is not %s', async (_, one, other) => {
    await asClient(one)();
    expect(remainingOf(await asClient(other)())).toBe(4);
  });
});

describe('without a trusted proxy', () => {
  const wary = useApi({ RATE_LIMIT: '5/60' });

  test('X-Forwarded-For, X-Real-IP and Forwarded are not believed', async () => {
    const claims = [
      { 'X-Forwarded-For': '203.0.113.1' },
      { 'X-Forwarded-For': '203.0.113.2' },
      { 'X-Real-IP': '203.0.113.3' },
      { Forwarded: 'for=203.0.113.4' },
    ];
    const remaining: number[] = [];
    for (const headers of claims) remaining.push(remainingOf(await wary().get('/api', headers)));
    // One of the five was spent on the description of the API, when the server was started.
    expect(remaining).toEqual([3, 2, 1, 0]);
    expect((await wary().get('/api', { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(429);
  });
});

import { describe, expect, test } from 'vitest';
import { useApi } from './support/api.ts';
import { askingAs, remainingOf } from './support/clients.ts';

/** Five requests a minute and client; the test is a proxy that is believed, so that it can speak for any client. */
const api = useApi({ RATE_LIMIT: '5/60', TRUSTED_PROXIES: '127.0.0.1' });
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

describe('RATE_LIMIT=off', () => {
  const unlimited = useApi({ RATE_LIMIT: 'off' });

  test('removes the limit and its fields', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => unlimited().get('/api')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.flatMap(({ headers }) => Object.keys(headers)).filter((name) => name.includes('ratelimit'))).toEqual(
      [],
    );
  });
});

describe('without RATE_LIMIT', () => {
  const standard = useApi({});

  test('120 requests per minute are served', async () => {
    expect((await standard().get('/api')).headers['ratelimit-policy']).toBe('"default";q=120;w=60');
  });
});

import { expect, test } from 'vitest';
import { closingGet, manyTimes, useFortress } from '../contract/support/fortress.ts';

const CLIENTS = 100_000;
const AT_ONCE = 20;
const MOST_MEGABYTES = 150;

/** The test is a trusted proxy, so that it can send as any client. */
const fortress = useFortress({ RATE_LIMIT: '120/3600', TRUSTED_PROXIES: '127.0.0.1' });

const forwarded = (client: string): string => `X-Forwarded-For: ${client}\r\n`;

const head = (client: string): string =>
  `HEAD /api/v1/categories HTTP/1.1\r\nHost: localhost\r\n${forwarded(client)}\r\n`;

/** A unique network address for each number. */
const clientOf = (number: number): string =>
  `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`;

async function remainingOf(client: string): Promise<number> {
  const heard = await fortress().hear(closingGet('/api/v1/categories', forwarded(client)));
  return Number(/^X-RateLimit-Remaining: (\d+)/m.exec(heard)?.[1]);
}

const GREEDY = '192.0.2.1';
const SHY = '192.0.2.2';

test(`${CLIENTS} clients use less than ${MOST_MEGABYTES} MB; silent clients are forgotten, an active one is not`, async () => {
  const before = fortress().megabytes();
  expect([await remainingOf(GREEDY), await remainingOf(SHY)]).toEqual([119, 119]);
  const statuses: number[] = [];
  // A connection may have 32 pending answers: each sends as many requests and is closed after the last.
  await manyTimes(CLIENTS / AT_ONCE, async (round) => {
    const first = (round - 1) * AT_ONCE;
    const heads = Array.from({ length: AT_ONCE }, (_, place) => head(clientOf(first + place)));
    const others = first % 2000 === 0 ? head(GREEDY) : '';
    statuses.push(...(await fortress().statuses(closing(others + heads.join('')))));
  });
  expect(statuses).toHaveLength(CLIENTS + CLIENTS / 2000);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await remainingOf(GREEDY)).toBe(119 - CLIENTS / 2000 - 1);
  expect(await remainingOf(SHY)).toBe(119);
  expect(fortress().megabytes() - before).toBeLessThan(MOST_MEGABYTES);
});

/** The same requests; the last one closes the connection. */
const closing = (heads: string): string => heads.replace(/\r\n$/, 'Connection: close\r\n\r\n');

import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendRaw } from '../contract/support/raw.ts';
import { inTurns } from '../support/in-turns.ts';
import { newClient } from './support/client.ts';
import { describeEdge } from './support/describe-edge.ts';
import { freshDocument } from './support/documents.ts';
import { varnish } from './support/varnish.ts';

const stage = describeEdge(varnish);

test('Varnish states the age of a document and how long it stays fresh', async () => {
  const client = newClient(stage().edge.address);
  const path = freshDocument();
  await client.get(path);
  await pause(1100);
  const { headers } = await client.get(path);
  const ttl = Number(/; ttl=(\d+)$/.exec(headers['cache-status'] ?? '')?.[1]);
  expect(Number(headers.age)).toBeGreaterThanOrEqual(1);
  expect(Number(headers.age) + ttl).toBeGreaterThanOrEqual(299);
  expect(Number(headers.age) + ttl).toBeLessThanOrEqual(300);
});

/** The status of a request from an address. */
async function statusFor(client: string): Promise<number> {
  const { behindProxy } = stage().edge;
  const request = 'GET /api/v1/brands HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const heard = await sendRaw(behindProxy, `PROXY TCP6 ${client} ::1 40000 80\r\n${request}`);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]);
}

test.each([
  ['2001:db8:1::5', '2001:db8:1:0:5::', '2001:db8:1:1::5'],
  ['2001:db8::7:0:0:1', '2001:db8::ffff', '2001:db8:0:7::1'],
  ['::2:3:4:5:6', '0:0:0:2::1', '0:0:0:3::1'],
  ['fd00::', 'fd00::1', 'fd00:0:0:1::'],
  ['2001:db8:2:3:4:5:6:7', '2001:db8:2:3::', '2001:db8:2:4::'],
])('Varnish counts %s and %s as one network, and %s as another', async (one, same, other) => {
  const asked = Array.from({ length: LIMIT }, () => one);
  await inTurns(asked, 10, async (client) => expect(await statusFor(client)).toBe(200));
  expect(await isRefused(same)).toBe(true);
  expect(await statusFor(other)).toBe(200);
});

/** Requests that Varnish lets through at once; half a second without one lets another through. */
const LIMIT = 120;

/** True if a client is refused within its own limit: after a pause of a busy machine not at its first request. */
async function isRefused(client: string): Promise<boolean> {
  for (let count = 0; count < LIMIT; count += 1) if ((await statusFor(client)) === 429) return true;
  return false;
}

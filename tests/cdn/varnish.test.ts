import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newClient } from './support/client.ts';
import { describeEdge } from './support/describe-edge.ts';
import { freshDocument } from './support/documents.ts';
import { varnish } from './support/varnish.ts';

const stage = describeEdge(varnish);

test('Varnish says how old a document is, and for how long it stays fresh', async () => {
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

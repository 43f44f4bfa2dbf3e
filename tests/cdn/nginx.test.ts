import { expect, test } from 'vitest';
import { newClient } from './support/client.ts';
import { describeEdge } from './support/describe-edge.ts';
import { freshDocument } from './support/documents.ts';
import { nginx } from './support/nginx.ts';

const stage = describeEdge(nginx);

test('nginx never writes a counter into its cache', async () => {
  const { edge } = stage();
  const path = freshDocument();
  await newClient(edge.address).get(path);
  const kept = edge.kept();
  expect(kept.some((file) => file.includes(`KEY: identity ${path}\n`))).toBe(true);
  expect(
    kept.filter((file) => /ratelimit/i.test(file.replace(/access-control-expose-headers:.*/gi, ''))),
  ).toEqual([]);
});

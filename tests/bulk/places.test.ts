import { expect, test } from 'vitest';
import { latestPaths } from '../../src/bulk/places.ts';

test('the path of a newest file leads to that of its version; pages have none', () => {
  const paths = ['/data', '/data/pages.json', '/data/next-1a/claims.csv', '/data/a/b/c.csv', '/robots/x/y'];
  expect(latestPaths(paths)).toEqual({ '/data/latest/claims.csv': '/data/next-1a/claims.csv' });
});

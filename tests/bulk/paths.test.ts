import { expect, test } from 'vitest';
import { latestPaths } from '../../src/bulk/paths.ts';

test('a path without a version redirects to the newest version; pages and older versions do not redirect', () => {
  const others = [
    '/data',
    '/data/search.json',
    '/data/field-words.json',
    '/data/next-1a/b/c.csv',
    '/robots/x/y',
    '/data/2026.11.21-0a/claims.csv',
  ];
  expect(latestPaths('next-1a', ['/data/next-1a/claims.csv', ...others])).toEqual({
    '/data/latest/claims.csv': '/data/next-1a/claims.csv',
  });
});

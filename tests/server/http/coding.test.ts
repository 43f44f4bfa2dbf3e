import { expect, test } from 'vitest';
import { acceptedCodings } from '../../../src/server/http/coding.ts';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['identity', ['identity']],
  ['br', ['br', 'identity']],
  ['gzip, deflate, br', ['br', 'gzip', 'identity']],
  ['gzip, deflate', ['gzip', 'identity']],
  ['GZIP;Q=0.5', ['gzip', 'identity']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br;q=0.000', ['identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['br;q=0, *', ['gzip', 'identity']],
  ['gzip;q=0.5, *;q=0.1', ['gzip', 'br', 'identity']],
  ['identity;q=1, br;q=0.5', ['identity']],
  ['identity;q=0.5, br;q=0.5', ['br', 'identity']],
  ['identity;q=0, gzip', ['gzip', 'identity']],
  ['identity;q=0', ['identity']],
  ['br;q=high', ['identity']],
  [' br ; q=1 ', ['br', 'identity']],
  ['deflate, zstd', ['identity']],
])('Accept-Encoding: %s allows %j, best first', (header, codings) => {
  expect(acceptedCodings(header)).toEqual(codings);
});

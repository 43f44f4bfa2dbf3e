import { expect, test } from 'vitest';
import { fingerprint } from '../../src/query/fingerprint.ts';

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the fingerprint of %j is its 32-bit FNV-1a', (text, hash) => {
  expect(fingerprint(text)).toBe(hash.toString(36));
});

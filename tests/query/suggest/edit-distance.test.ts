import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceToBeginning, editDistance } from '../../../src/query/suggest/edit-distance.ts';

test.each([
  ['gear', 'gear', 0],
  ['gear', 'bear', 1],
  ['gear', 'gears', 1],
  ['gear', 'gar', 1],
  ['gear', 'gera', 1],
  ['gear', 'grae', 2],
  ['torque', 'toqrue', 1],
  ['ab', 'ba', 1],
  ['abcd', 'badc', 3],
  ['', 'abc', 3],
  ['abcdef', 'uvwxyz', 6],
])('%s and %s are %d apart', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
});

test.each([
  ['xh450w150', 'xh540w150r', 1],
  ['ak70', 'ak7010kv100', 0],
  ['drs101', 'drs0101kv', 1],
  ['mf7015', 'mf0150010', 2],
])('%s differs from the start of %s by %d', (word, text, distance) => {
  expect(distanceToBeginning(word, text)).toBe(distance);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

test('the distance is symmetric, and 0 only for equal words', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = editDistance(one, other);
      expect(distance).toBe(editDistance(other, one));
      expect(distance === 0).toBe(one === other);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceToBeginning, editDistance } from '../../../src/query/table/edit-distance.ts';

test.each([
  ['gear', 'gear', 0],
  ['gear', 'bear', 1],
  ['gear', 'gears', 1],
  ['gear', 'gar', 1],
  ['gear', 'gera', 1],
  ['gear', 'grae', 2],
  ['', 'abc', 3],
  ['abcdef', 'uvwxyz', 4],
])('%s and %s are %d apart, more than three being told as four', (one, other, distance) => {
  expect(editDistance(one, other, 3)).toBe(distance);
});

test.each([
  ['xh450w150', 'xh540w150r', 1],
  ['ak70', 'ak7010kv100', 0],
  ['mg996r', 'mx106t', 3],
])('%s is %s from its beginning by %d', (word, text, distance) => {
  expect(distanceToBeginning(word, text, 2)).toBe(distance);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

test('the distance is the same both ways, and 0 for equal words alone', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = editDistance(one, other, 8);
      expect(distance).toBe(editDistance(other, one, 8));
      expect(distance === 0).toBe(one === other);
    }),
  );
});

test('a bound changes nothing of what lies within it', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 8 }), (one, other, most) => {
      expect(editDistance(one, other, most)).toBe(Math.min(editDistance(one, other, 8), most + 1));
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  linesText,
  MOST_COUNT,
  readLines,
  withAdded,
  withCount,
  withSwapped,
  type Line,
} from '../../../src/site/list/lines.ts';

const line = fc.record({
  id: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/),
  count: fc.integer({ min: 1, max: MOST_COUNT }),
});
const lists = fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 60 });

test('an address holds a list whole', () => {
  fc.assert(
    fc.property(lists, (lines) => {
      expect(readLines(linesText(lines))).toEqual(lines);
    }),
  );
});

test.each<[string, Line[]]>([
  ['', []],
  ['a', [{ id: 'a', count: 1 }]],
  [
    'a:4,b',
    [
      { id: 'a', count: 4 },
      { id: 'b', count: 1 },
    ],
  ],
  ['a:2,a:3', [{ id: 'a', count: 5 }]],
  ['a:0,b', [{ id: 'b', count: 1 }]],
  ['A,<b>,c:-1,d:x, e ', [{ id: 'e', count: 1 }]],
])('%j names these motors', (text, lines) => {
  expect(readLines(text)).toEqual(lines);
});

test('motors are added to their line, up to the most of one', () => {
  expect(withAdded([{ id: 'a', count: 998 }], [{ id: 'a', count: 5 }])).toEqual([{ id: 'a', count: MOST_COUNT }]);
});

test('a count of none takes the line away', () => {
  expect(
    withCount(
      [
        { id: 'a', count: 2 },
        { id: 'b', count: 1 },
      ],
      'a',
      0,
    ),
  ).toEqual([{ id: 'b', count: 1 }]);
});

test('a swap keeps the count and the place, and joins a line that is there already', () => {
  const lines = [
    { id: 'a', count: 2 },
    { id: 'b', count: 1 },
  ];
  expect(withSwapped(lines, 'a', 'c')).toEqual([
    { id: 'c', count: 2 },
    { id: 'b', count: 1 },
  ]);
  expect(withSwapped(lines, 'a', 'b')).toEqual([{ id: 'b', count: 3 }]);
});

import { expect, test } from 'vitest';
import { alignedLines } from '../../../scripts/support/aligned-lines.ts';

test('cells are padded to the width of their column, without trailing spaces', () => {
  const rows = [
    ['rule', '3', 'a'],
    ['longer rule', '12', 'bc'],
  ];
  expect(alignedLines(rows, [1])).toEqual(['rule          3  a', 'longer rule  12  bc']);
});

test('a row of one cell does not widen a column', () => {
  expect(alignedLines([['A heading that is long:'], ['a', 'b']])).toEqual([
    'A heading that is long:',
    'a  b',
  ]);
});

test('no rows give no lines', () => {
  expect(alignedLines([])).toEqual([]);
});

import { expect, test } from 'vitest';
import { alignedLines } from '../../../scripts/support/aligned-lines.ts';

test('cells are padded to the width of their column, without blanks at the end of a line', () => {
  const rows = [
    ['rule', '3', 'a'],
    ['longer rule', '12', 'bc'],
  ];
  expect(alignedLines(rows, [1])).toEqual(['rule          3  a', 'longer rule  12  bc']);
});

test('a row of one cell widens no column', () => {
  expect(alignedLines([['A heading that is long:'], ['a', 'b']])).toEqual([
    'A heading that is long:',
    'a  b',
  ]);
});

test('no rows give no lines', () => {
  expect(alignedLines([])).toEqual([]);
});

import { expect, test } from 'vitest';
import { readNumber } from '../../../src/site/filter/read-number.ts';

test.each([
  ['1200', 1200],
  ['1,200', 1200],
  ['1,234,567.5', 1_234_567.5],
  ['40,5', 40.5],
  ['0,500', 0.5],
  ['.5', 0.5],
  [' 5. ', 5],
])('"%s" is the number %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each(['', '-3', 'heavy', '1,2,3', '0x10', '1e3', 'NaN'])('"%s" is no number', (text) => {
  expect(readNumber(text)).toBeNull();
});

import { expect, test } from 'vitest';
import {
  figureError,
  readNumber,
  readQuantity,
  readTyped,
  twoReadings,
} from '../../../src/site/page-filters/read-figure.ts';

test.each([
  ['40', 'N.m', 40],
  ['40,5 Nm', 'N.m', 40.5],
  ['40 N·m', 'N.m', 40],
  ['10 kgf·cm', 'N.m', 0.9807],
  ['100 oz-in', 'N.m', 0.7062],
  ['12 rad/s', '/min', 114.6],
  ['360 deg/s', '/min', 60],
  ['1,200 rpm', '/min', 1200],
  ['0.9 kg', 'g', 900],
  ['2lb', 'g', 907.2],
  ['$500', '{USD}', 500],
  ['24V', 'V', 24],
  ['9', null, 9],
  ['9:1', null, 9],
  ['1e3', '{USD}', 1000],
  ['1.5E-1 kg', 'g', 150],
] as const)('"%s" as %s is %d', (text, unit, figure) => {
  expect(readQuantity(text, unit)).toBe(figure);
});

test.each([
  ['-3', 'N.m'],
  ['heavy', 'g'],
  ['40 rpm', 'N.m'],
  ['', 'g'],
  ['9:2', null],
  ['9:1', 'g'],
  ['1,500 kg', 'g'],
  ['1,500 N·m', 'N.m'],
  ['1,500', 'N.m'],
  ['1,500', null],
] as const)('"%s" is not a quantity in %s', (text, unit) => {
  expect(readQuantity(text, unit)).toBeNull();
});

test.each([
  ['1200', 1200],
  ['1,234,567.5', 1_234_567.5],
  ['40,5', 40.5],
  ['0,500', 0.5],
  ['.5', 0.5],
  [' 5. ', 5],
  ['1e3', 1000],
])('"%s" is the number %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each(['', '-3', 'heavy', '1,2,3', '1,200', '0x10', '1e', 'NaN'])('"%s" is not a number', (text) => {
  expect(readNumber(text)).toBeNull();
});

// tests/query/sentence/read-sentence.test.ts has the same figures in sentences.
test.each([
  ['1,500 kg', 'g', '“1,500 kg” can be read as 1500 kg or 1.5 kg. Write one of them.'],
  [' 1,500 ', 'N.m', '“1,500” can be read as 1500 or 1.5. Write one of them.'],
  ['2,000 N·m', 'N.m', '“2,000 N·m” can be read as 2000 N·m or 2 N·m. Write one of them.'],
  ['1,500:1', null, '“1,500:1” can be read as 1500:1 or 1.5:1. Write one of them.'],
] as const)('"%s" as %s is ambiguous, and both readings are shown', (text, unit, words) => {
  expect(twoReadings(text, unit)).toBe(words);
  expect(figureError(text, unit)).toBe(words);
  expect(readTyped(text, unit)).toBeNull();
});

test.each([
  ['1,500 rpm', '/min', 1500],
  ['1,500', '/min', 1500],
  ['$1,500', '{USD}', 1500],
  ['1.500 g', 'g', 1500],
  ['12,500.5 N·m', 'N.m', 12_500.5],
  ['1500 kg', 'g', 1_500_000],
  ['1,5 kg', 'g', 1500],
] as const)('"%s" as %s is unambiguous', (text, unit, figure) => {
  expect(twoReadings(text, unit)).toBeNull();
  expect(readTyped(text, unit)).toBe(figure);
});

test('a bare number with a point is read as by the API in an address, and as typed in a box', () => {
  expect(readQuantity('1.500', 'g')).toBe(1.5);
  expect(readTyped('1.500', 'g')).toBe(1500);
});

test.each([
  ['heavy', 'g', 'Not a number of g.'],
  ['heavy', null, 'Not a number.'],
] as const)('the box of "%s" as %s says "%s"', (text, unit, words) => {
  expect(figureError(text, unit)).toBe(words);
});

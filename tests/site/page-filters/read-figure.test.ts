import { expect, test } from 'vitest';
import { readNumber, readQuantity } from '../../../src/site/page-filters/read-figure.ts';

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
] as const)('"%s" is no quantity of %s', (text, unit) => {
  expect(readQuantity(text, unit)).toBeNull();
});

test.each([
  ['1200', 1200],
  ['1,200', 1200],
  ['1,234,567.5', 1_234_567.5],
  ['40,5', 40.5],
  ['0,500', 0.5],
  ['.5', 0.5],
  [' 5. ', 5],
  ['1e3', 1000],
])('"%s" is the number %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each(['', '-3', 'heavy', '1,2,3', '0x10', '1e', 'NaN'])('"%s" is no number', (text) => {
  expect(readNumber(text)).toBeNull();
});

import { afterEach, expect, test, vi } from 'vitest';
import { UNITS } from '../../../src/catalog/fields/units.ts';
import { alignedTexts, figureText } from '../../../src/site/format.ts';
import { readTyped, typedText } from '../../../src/site/page-filters/read-figure.ts';
import { hasOtherUnits, QUANTITIES, shownUnit } from '../../../src/site/units/shown-units.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The head of a page after a reader has chosen units. */
const choose = (units: string): void => {
  vi.stubGlobal('document', { documentElement: { dataset: { units } } });
};

test('every unit that can be chosen is in the table of units', () => {
  const symbols = Object.values(UNITS).flatMap(({ conversions }) => conversions.map(({ symbol }) => symbol));
  expect(symbols).toEqual(expect.arrayContaining(QUANTITIES.flatMap(({ others }) => Object.values(others))));
});

test.each([
  ['N.m', 'kgf-cm', 10, '102 kgf·cm'],
  ['N.m', 'oz-in', 1, '141.6 oz·in'],
  ['/min', 'rad-s', 114.6, '12 rad/s'],
  ['/min', 'deg-s', 60, '360 °/s'],
  ['g', 'lb', 453.592, '1 lb'],
  ['kg', 'lb', 10, '22.05 lb'],
  ['mm', 'in', 50.8, '2 in'],
  ['V', 'kgf-cm,rad-s,lb,in', 48, '48 V'],
  ['N.m', 'furlong', 10, '10 N·m'],
])('in %s with %s chosen, %s is %s', (...[unit, units, value, text]) => {
  choose(units);
  expect(figureText(value, unit)).toBe(text);
});

test('figures are in our units while the site is built, and for a reader without a choice', () => {
  expect(figureText(10, 'N.m')).toBe('10 N·m');
  choose('');
  expect(alignedTexts([10, null], 'N.m')).toEqual(['10', null]);
});

test('a bare number is in the shown unit, and one with a unit in its own', () => {
  choose('kgf-cm,rad-s');
  expect(readTyped('100', 'N.m')).toBeCloseTo(9.80665, 4);
  expect(readTyped('40 N·m', 'N.m')).toBe(40);
  expect(readTyped('12', '/min')).toBeCloseTo(114.59, 2);
  expect(typedText('9.80665', 'N.m')).toBe('100');
});

test('figures without another unit are not marked', () => {
  expect(['N.m', '/min', 'g', 'kg', 'mm', 'V', '{USD}', null].filter(hasOtherUnits)).toEqual([
    'N.m',
    '/min',
    'g',
    'kg',
    'mm',
  ]);
  expect(shownUnit(null, ['lb'])).toEqual({ symbol: '', factor: 1 });
});

import { expect, test } from 'vitest';
import {
  alignedTexts,
  counted,
  dateText,
  figureText,
  shownNumber,
  valueText,
  withNonBreakingUnits,
} from '../../src/site/format.ts';

test.each([
  [2100.8, '/min', '2,101 rpm'],
  [579.9, '{USD}', '579.90 USD'],
  [259, '{USD}', '259 USD'],
  [0.0033, 'N.m', '0.0033 N·m'],
  ['24-48', 'V', '24–48 V'],
  [null, 'g', 'unknown'],
])('%s in %s is written as %s', (value, unit, text) => {
  expect(figureText(value, unit)).toBe(text);
});

test.each([
  [true, 'yes'],
  [false, 'no'],
  ['in_production', 'in production'],
  [['position', 'pwm', 'extended_position'], 'position, PWM, extended position'],
  [[], null],
  [null, null],
])('the value %j is written as %j', (value, text) => {
  expect(valueText(value)).toBe(text);
});

test('a count agrees with its noun', () => {
  expect([counted(0, 'robot'), counted(1, 'robot'), counted(1200, 'robot')]).toEqual([
    '0 robots',
    '1 robot',
    '1,200 robots',
  ]);
});

test("a date does not depend on the reader's time zone", () => {
  expect(dateText('2026-11-21')).toBe('21 November 2026');
});

test.each([
  [18_296.46, '18,300'],
  [2100.8, '2,101'],
  [12_000, '12,000'],
  [0.0033, '0.0033'],
])('%d is shown as %s, with only the stated digits', (value, text) => {
  expect(shownNumber(value)).toBe(text);
});

test('a column of figures is aligned at the decimal point', () => {
  expect(alignedTexts([35.55], 'N.m')).toEqual(['35.6']);
  const texts = alignedTexts([101, 3, 2.867, 44.9, null], 'N.m/kg');
  expect(texts.map((text) => text?.trimEnd() ?? null)).toEqual(['101', '3', '2.87', '44.9', null]);
  expect(
    new Set(texts.flatMap((text) => (text === null ? [] : [text.length - text.search(/[.\u2008]/)]))).size,
  ).toBe(1);
});

test('prices have cents below 100 dollars', () => {
  expect(alignedTexts([13.89, 448.9, 750], '{USD}').map((text) => text?.trimEnd())).toEqual([
    '13.89',
    '449',
    '750',
  ]);
});

test('no line breaks between a number and its unit', () => {
  expect(withNonBreakingUnits('60 N·m peak for 7 s, 1,150 g')).toBe(
    '60\u00A0N·m peak for 7\u00A0s, 1,150\u00A0g',
  );
});

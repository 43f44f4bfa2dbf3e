import { expect, test } from 'vitest';
import { counted, dateText, figureText, unitText, valueText } from '../../src/site/format.ts';

test.each([
  [2100.8, '/min', '2,100.8 rpm'],
  [579.9, '{USD}', '579.90 USD'],
  [259, '{USD}', '259 USD'],
  [0.0033, 'N.m', '0.0033 N·m'],
  ['24-48', 'V', '24–48 V'],
  [null, 'g', 'not published'],
])('%s in %s is written %s', (value, unit, text) => {
  expect(figureText(value, unit)).toBe(text);
});

test.each([
  [true, 'yes'],
  [false, 'no'],
  ['in_production', 'in production'],
  [['position', 'pwm', 'extended_position'], 'position, PWM, extended position'],
  [[], null],
  [null, null],
])('the value %j is written %j', (value, text) => {
  expect(valueText(value)).toBe(text);
});

test('a unit of the table is written as people do, any other as it is', () => {
  expect([unitText("'"), unitText('kg'), unitText(null)]).toEqual(['arcmin', 'kg', '']);
});

test('a count agrees with its noun', () => {
  expect([counted(0, 'robot'), counted(1, 'robot'), counted(1200, 'robot')]).toEqual([
    '0 robots',
    '1 robot',
    '1,200 robots',
  ]);
});

test('a date is written without regard to where the reader is', () => {
  expect(dateText('2026-11-21')).toBe('21 November 2026');
});

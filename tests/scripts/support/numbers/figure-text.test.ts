import { expect, test } from 'vitest';
import { figureText, timesText, wholeText } from '../../../../scripts/support/numbers/figure-text.ts';

test.each([
  [0.0123456, '0.0123'],
  [4.5678, '4.57'],
  [789.4, '789'],
  [12_345, '12,300'],
])('%d has three digits: %s', (value, text) => {
  expect(figureText(value)).toBe(text);
});

test('a whole number has all its digits', () => {
  expect(wholeText(12_345.6)).toBe('12,346');
});

test('a ratio is written as a multiple', () => {
  expect(timesText(0.8333)).toBe('0.833 ×');
});

test('an unmeasured figure is a dash', () => {
  expect([figureText(NaN), wholeText(NaN), timesText(Infinity)]).toEqual(['–', '–', '–']);
});

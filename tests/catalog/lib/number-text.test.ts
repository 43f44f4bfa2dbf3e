import { expect, test } from 'vitest';
import { numberText } from '../../../src/catalog/lib/number-text.ts';

test.each([
  [2100.8, '2,100.8'],
  [0, '0'],
  [0.001, '0.001'],
  [0.00104965, '0.00104965'],
  [0.1 + 0.2, '0.3'],
  [-12.5, '-12.5'],
  [0.0000607, '6.07 × 10⁻⁵'],
  [1e-7, '1 × 10⁻⁷'],
  [4.95e-12, '4.95 × 10⁻¹²'],
])('%s is written as %s', (value, text) => {
  expect(numberText(value)).toBe(text);
});

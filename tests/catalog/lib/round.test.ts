import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundDownTo4Digits, roundTo4Digits, roundUpTo4Digits } from '../../../src/catalog/lib/round.ts';

test.each([
  [22.9166, 22.92],
  [5937.5, 5938],
  [59375, 59380],
  [0.012345, 0.01235],
  [1, 1],
  [0, 0],
])('%d to 4 significant digits is %d', (value, rounded) => {
  expect(roundTo4Digits(value)).toBe(rounded);
});

test.each([
  [1.0005, 1.001],
  // As doubles, these are below the tie when multiplied by 1000.
  [10.075, 10.08],
  [0.010025, 0.01003],
  [2.2225, 2.223],
  [1.00049999, 1],
  [9999.5, 10000],
  [-1.0005, -1.001],
  [0.00012345, 0.0001235],
])('a tie is rounded away from zero: %d is %d', (value, rounded) => {
  expect(roundTo4Digits(value)).toBe(rounded);
});

test('any number is rounded by its 15 decimal digits, ties away from zero', () => {
  const ratios = fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 99_999 }));
  const numbers = fc.oneof(
    fc.double({ min: 1e-30, max: 1e30, noNaN: true }),
    ratios.map(([one, other]) => one / other),
    ratios.map(([number]) => (number + 0.5) / 1000),
  );
  fc.assert(
    fc.property(numbers, (number) => {
      const [digits = '', exponent = ''] = number.toExponential(14).split('e');
      const spelled = BigInt(digits.replace('.', ''));
      const rounded = (spelled + 50_000_000_000n) / 100_000_000_000n;
      expect(roundTo4Digits(number)).toBe(Number(`${rounded}e${Number(exponent) - 3}`));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [25.6855, 25.68, 25.69],
  [25.6811, 25.68, 25.69],
  [9.9996, 9.999, 10],
  [1.0001, 1, 1.001],
  [98765, 98760, 98770],
  [22.9, 22.9, 22.9],
])('%d lies between %d and %d, of 4 significant digits', (value, down, up) => {
  expect([roundDownTo4Digits(value), roundUpTo4Digits(value)]).toEqual([down, up]);
});

/** A number to 4 significant digits, ties away from zero: 22.9166 -> 22.92, 1.0005 -> 1.001. */
export function roundTo4Digits(value: number): number {
  // A double is the decimal number that its 15 digits spell: 1.0005 is stored just below the tie, and is one all the same.
  const [digits, exponent] = Math.abs(value).toExponential(14).split('e');
  const rounded = Number(`${Math.round(Number(`${digits}e3`))}e${Number(exponent) - 3}`);
  return value < 0 ? -rounded : rounded;
}

/** A sum or mean of decimal numbers without the noise of doubles: a double is the decimal number that its 12 digits spell. */
export const withoutNoise = (value: number): number => Number(value.toPrecision(12));

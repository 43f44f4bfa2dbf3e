/** A number to 4 significant digits, ties away from zero: 22.9166 -> 22.92, 1.0005 -> 1.001. */
export function roundTo4Digits(value: number): number {
  const magnitude = Math.abs(value);
  const rounded = roundedByArithmetic(magnitude) ?? roundedBySpelling(magnitude);
  return value < 0 ? -rounded : rounded;
}

/** One unit in the fourth significant digit of a positive number: 0.01 for 25.69. */
const lastOf4Digits = (value: number): number => 10 ** (Math.floor(Math.log10(value)) - 3);

/** A positive number rounded down to 4 significant digits. */
export function roundDownTo4Digits(value: number): number {
  const near = roundTo4Digits(value);
  return near <= value ? near : roundTo4Digits(near - lastOf4Digits(value));
}

/** A positive number rounded up to 4 significant digits. */
export function roundUpTo4Digits(value: number): number {
  const near = roundTo4Digits(value);
  return near >= value ? near : roundTo4Digits(near + lastOf4Digits(value));
}

// Powers of ten up to this are doubles without error, so that a quotient by one of them is the double nearest
// to the decimal.
const MOST_SHIFT = 22;

/**
 * Rounds ten times as fast. Null where the result could be wrong: near a tie, and beyond the exact powers of
 * ten.
 */
function roundedByArithmetic(magnitude: number): number | null {
  const shift = 3 - Math.floor(Math.log10(magnitude));
  if (!(Math.abs(shift) <= MOST_SHIFT)) return null;
  const scaled = shift < 0 ? magnitude / 10 ** -shift : magnitude * 10 ** shift;
  if (scaled < 1000 || scaled >= 9999 || Math.abs((scaled % 1) - 0.5) < 1e-6) return null;
  const digits = Math.round(scaled);
  return shift < 0 ? digits * 10 ** -shift : digits / 10 ** shift;
}

function roundedBySpelling(magnitude: number): number {
  // Rounds the decimal number that the double's 15 digits spell: 1.0005 is stored just below the tie, but
  // counts as a tie.
  const [digits, exponent] = magnitude.toExponential(14).split('e');
  return Number(`${Math.round(Number(`${digits}e3`))}e${Number(exponent) - 3}`);
}

/**
 * A sum, mean or product of decimal numbers without the noise of doubles: a double is the decimal number that
 * its 12 digits spell.
 */
export const withoutNoise = (value: number): number => Number(value.toPrecision(12));

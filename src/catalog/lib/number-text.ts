const SUPERSCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹', (superscript, digit) => [String(digit), superscript]),
);

/**
 * A number with thousands separated, to 6 decimals or digits: 2100.8 -> `2,100.8`, 0.0000607 -> `6.07 ×
 * 10⁻⁵`.
 */
export function numberText(value: number): string {
  if (value === 0 || Math.abs(value) >= 1) return withThousands(String(Number(value.toFixed(6))));
  if (Math.abs(value) >= 0.001) return String(Number(value.toPrecision(6)));
  const [digits = '', exponent = ''] = value.toExponential().split('e-');
  return `${digits} × 10⁻${Array.from(exponent, (digit) => SUPERSCRIPTS[digit]).join('')}`;
}

/**
 * The digits of a number with its thousands separated. Without `Intl`, whose language tables a browser would
 * load for this alone.
 */
export const withThousands = (digits: string): string =>
  digits.replace(/\d+/, (whole) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','));

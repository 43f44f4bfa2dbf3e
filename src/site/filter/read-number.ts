/**
 * The number that a reader means: `1200`, `1,200`, `40,5`, `.5`. A comma before exactly three digits separates thousands,
 * any other is a decimal comma. Null for what is no number.
 */
export function readNumber(text: string): number | null {
  const plain = text
    .trim()
    .replaceAll(/(?<=^[1-9]\d{0,2}|,\d{3}),(?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

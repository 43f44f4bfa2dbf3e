import type { Figure } from './catalog-copy.ts';

/** Rows as CSV (RFC 4180) below their heads; null is an empty cell. */
export const csvText = (heads: readonly string[], rows: readonly (readonly Figure[])[]): string =>
  [heads, ...rows.map((row) => row.map(csvCell))].map((row) => `${row.join(',')}\r\n`).join('');

function csvCell(figure: Figure): string {
  if (figure === null) return '';
  if (typeof figure === 'number') return String(figure);
  const text = Array.isArray(figure) ? figure.join(' ') : String(figure);
  // A cell that begins like a formula would be one in a spreadsheet.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

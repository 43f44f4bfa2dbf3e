import type { Cell, Table } from './table.ts';

/** Separates the items of a list in a cell. */
const SEPARATOR = '|';

/** A table as CSV (RFC 4180) with a header line. An empty cell is unknown; a list is joined by `|`. */
export function csvOf({ columns, rows }: Pick<Table, 'columns' | 'rows'>): string {
  const header = columns.map(({ name }) => name);
  return csvLines([header, ...rows.map((row) => header.map((name) => row[name] ?? null))]);
}

/** Rows of cells as lines of CSV. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

/** A cell of CSV, in quotes where it needs them. */
export const csvCell = (cell: Cell): string => quoted(csvText(cell));

/** The text of a cell in CSV, before quotes. */
export function csvText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return guarded(cell);
  if (typeof cell !== 'object') return String(cell);
  const split = cell.find((part) => part.includes(SEPARATOR));
  if (split !== undefined)
    throw new Error(
      `Found a list item with ${SEPARATOR} in it (${split}), wanted items without it: CSV joins lists by this sign.`,
    );
  return guarded(cell.join(SEPARATOR));
}

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe in front, so that it is shown instead.
 * Numbers are safe. East Asian spreadsheets run the full-width signs as well.
 */
const guarded = (text: string): string => (RUNS.test(text) && !NUMBER.test(text) ? `'${text}` : text);

const RUNS = /^[=+\-@＝＋－＠\t\r]/;

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table as one JSON object per line; unknown is null, and every line has all columns. */
export const ndjsonOf = ({ rows }: Pick<Table, 'rows'>): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

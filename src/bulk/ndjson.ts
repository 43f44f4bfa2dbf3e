import type { Table } from './table.ts';

/** A table as one JSON object a line; unknown is null, and every line has all columns. */
export const ndjsonOf = ({ rows }: Pick<Table, 'rows'>): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

import type { Cell, Table } from './table.ts';

/** The cells of a table by column, all in the order of its rows. */
export type Columns = Readonly<Record<string, readonly Cell[]>>;

/** The columns of a table, without addresses: these are most of its bytes, and no figures. */
export const columnsWithoutAddresses = ({ columns, rows }: Pick<Table, 'columns' | 'rows'>): Columns =>
  Object.fromEntries(
    columns
      .filter(({ isAddress }) => !isAddress)
      .map(({ name }): [string, Cell[]] => [name, rows.map((row) => row[name] ?? null)]),
  );

/** A table as one JSON object with an array for each column; unknown is null. Pages of ours read it: it is small. */
export const columnJsonOf = (table: Pick<Table, 'columns' | 'rows'>): string =>
  `${JSON.stringify(columnsWithoutAddresses(table))}\n`;

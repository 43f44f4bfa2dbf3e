import type { Mask } from './mask.ts';
import { firstNot } from './order.ts';

/**
 * Concatenated lists of rows. List N is the range from `starts[N]` to `starts[N + 1]`, in ascending order.
 */
export interface RowLists {
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
}

/** Values, each with the rows that have it. */
export interface ValueLists {
  readonly values: readonly string[];
  readonly lists: RowLists;
}

/** Lists the rows of each value, given the values of each row; values are in the order of their first row. */
export const listValues = (valuesOfRows: readonly (readonly string[])[]): ValueLists =>
  lists([...groupRows(valuesOfRows)]);

/** The same with the values in ascending order, for binary search. */
export const listSorted = (valuesOfRows: readonly (readonly string[])[]): ValueLists =>
  lists([...groupRows(valuesOfRows)].sort(([left], [right]) => (left < right ? -1 : 1)));

function lists(entries: readonly (readonly [value: string, rows: readonly number[]])[]): ValueLists {
  const starts = new Uint32Array(entries.length + 1);
  entries.forEach(([, rows], number) => (starts[number + 1] = (starts[number] ?? 0) + rows.length));
  const all = new Uint32Array(starts.at(-1) ?? 0);
  entries.forEach(([, rows], number) => all.set(rows, starts[number]));
  return { values: entries.map(([value]) => value), lists: { starts, rows: all } };
}

/** The rows of each name, given the names of each row; a row once, however often it has the name. */
export function groupRows(namesOfRows: readonly (readonly string[])[]): Map<string, number[]> {
  const rows = new Map<string, number[]>();
  namesOfRows.forEach((names, row) => {
    for (const name of names) {
      const known = rows.get(name);
      if (known === undefined) rows.set(name, [row]);
      else if (known.at(-1) !== row) known.push(row);
    }
  });
  return rows;
}

/** The rows of a list. */
export const rowsOf = ({ starts, rows }: RowLists, number: number): Uint32Array =>
  rows.subarray(starts[number], starts[number + 1]);

/** The rows of several lists, from one number to before another. */
export const rowsBetween = ({ starts, rows }: RowLists, first: number, end: number): Uint32Array =>
  rows.subarray(starts[first], starts[end]);

/** Keeps the rows of a list in a mask. */
export function addList(mask: Mask, { starts, rows }: RowLists, number: number): void {
  const end = starts[number + 1] ?? 0;
  for (let at = starts[number] ?? 0; at < end; at += 1) mask[rows[at] ?? 0] = 1;
}

/** The number of one of the sorted values; null for a value that no row has. */
export function findSorted({ values }: ValueLists, value: string): number | null {
  const found = firstNot(values.length, (step) => (values[step] ?? '') < value);
  return values[found] === value ? found : null;
}

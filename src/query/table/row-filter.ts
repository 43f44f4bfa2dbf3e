import { addRows, allRows, intersection, keepOnly, type Mask } from './mask.ts';

/** Clears the rows of a mask that do not pass the filter, in place. */
export type RowFilter = (mask: Mask) => void;

/** Keeps the rows of another mask. */
export const keepMask =
  (kept: Mask): RowFilter =>
  (mask) =>
    keepOnly(mask, kept);

/*
 * Bounds write to every row: an `if` whose outcome cannot be predicted takes three times as long (6.4 µs instead
 * of 2.0 for 1,409 rows).
 */

/** Keeps the rows whose figure is at least the bound. An unknown figure is NaN, which passes no bound. */
export const keepAtLeast =
  (figures: Float64Array, least: number): RowFilter =>
  (mask) => {
    for (let row = 0; row < mask.length; row += 1)
      mask[row] = (mask[row] ?? 0) & Number((figures[row] ?? NaN) >= least);
  };

/** Keeps the rows whose figure is at most the bound. */
export const keepAtMost =
  (figures: Float64Array, most: number): RowFilter =>
  (mask) => {
    for (let row = 0; row < mask.length; row += 1)
      mask[row] = (mask[row] ?? 0) & Number((figures[row] ?? NaN) <= most);
  };

/** Keeps the rows that all of the filters keep. */
export const keepAll =
  (filters: readonly RowFilter[]): RowFilter =>
  (mask) => {
    for (const filter of filters) filter(mask);
  };

/** Keeps the rows that a filter keeps, and those of a mask. */
export const keepEither =
  (filter: RowFilter, others: Mask): RowFilter =>
  (mask) => {
    const also = intersection(mask, others);
    filter(mask);
    addRows(mask, also);
  };

/** The rows that a filter keeps, in a table of `count` rows. */
export function rowsKept(filter: RowFilter, count: number): Mask {
  const mask = allRows(count);
  filter(mask);
  return mask;
}

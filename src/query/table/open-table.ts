import { memoize } from '../../catalog/lib/memoize.ts';
import type { TimedCurves } from '../../catalog/torque-speed/curve-schema.ts';
import { noRows, type Mask } from './mask.ts';
import type { Direction, SortKey } from './order.ts';
import { addList, type ValueLists } from './row-lists.ts';
import type { Table } from './table.ts';

/** The columns of a table: read from a file of a build, or made from records on first use. */
export interface Columns {
  /** In ascending order; the row of a record is its index here. */
  readonly ids: readonly string[];
  /** A figure of every row; NaN where it is unknown. Throws for a name that the rows do not have. */
  readonly figures: (name: string) => Float64Array;
  /** The values of a filter, each with its rows; undefined if the filter lists no rows. */
  readonly values: (filter: string) => ValueLists;
  /** The rows in an order. Throws for an order that the rows do not have. */
  readonly sorted: (sort: string, direction: Direction) => Uint32Array;
  /** The value that gives a row its position in an order. */
  readonly sortKey: (sort: string, row: number) => SortKey;
  /** Throws where the rows have no curves. */
  readonly curves: () => TimedCurves;
  /** The rows that have every folded term. */
  readonly matching: (terms: readonly string[]) => Mask;
}

/** Opens columns for questions, on the server and in a page alike. */
export function openTable({ ids, sortKey, matching, ...columns }: Columns): Table {
  const values = memoize((filter) => numbered(columns.values(filter)));
  const orders = {
    asc: memoize((sort) => columns.sorted(sort, 'asc')),
    desc: memoize((sort) => columns.sorted(sort, 'desc')),
  };
  return {
    count: ids.length,
    ids,
    column: memoize(columns.figures),
    curves: columns.curves,
    having: (filter, ...wanted) => {
      const { numbers, lists } = values(filter);
      const mask = noRows(ids.length);
      for (const value of wanted) {
        const number = numbers.get(value);
        if (number !== undefined) addList(mask, lists, number);
      }
      return mask;
    },
    matching,
    inOrder: ({ sort, direction }) => {
      const name = sort ?? 'id';
      return {
        rows: orders[direction](name),
        positionOf: (row) => ({ key: sortKey(name, row), id: ids[row] ?? '' }),
      };
    },
  };
}

/** The index of each value. A Map, so that a client's text is found by its hash. */
const numbered = ({ values, lists }: ValueLists) => ({
  numbers: new Map(values.map((value, number) => [value, number])),
  lists,
});

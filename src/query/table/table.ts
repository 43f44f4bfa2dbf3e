import type { TimedCurves } from '../../catalog/torque-speed/curve-schema.ts';
import type { Mask } from './mask.ts';
import type { Order, RecordOrder } from './order.ts';

/**
 * The rows that filters, orders and matches read. Callers must not write to the masks and columns that it
 * returns.
 */
export interface Table {
  readonly count: number;
  readonly ids: readonly string[];
  /** A figure of every row; NaN where it is unknown. Throws for a name that the rows do not have. */
  readonly column: (name: string) => Float64Array;
  /** The curves of torque and speed of every row. Throws if the rows have none. */
  readonly curves: () => TimedCurves;
  /** The rows that a filter lists under a value, or under any of several. */
  readonly having: (filter: string, ...wanted: readonly string[]) => Mask;
  /** The rows that have every folded term. */
  readonly matching: (terms: readonly string[]) => Mask;
  /** All rows in an order. Throws for an order that the rows do not have. */
  readonly inOrder: (order: Order) => RecordOrder;
}

import { acceptedRange, supplyRange, type SupplyRange } from '../../catalog/torque-speed/supply-range.ts';
import { keepAll, keepFigures, type RowFilter } from '../table/row-filter.ts';
import type { FilterIndex } from '../table/table.ts';

/**
 * The ends of what actuators accept, V, as columns beside those of their fields: each from a stated supply;
 * undefined where none is.
 */
export const ACCEPTED: Readonly<Record<string, (voltage: unknown) => number | undefined>> = {
  least_accepted_v: (voltage) => acceptedBy(voltage)?.least,
  most_accepted_v: (voltage) => acceptedBy(voltage)?.most,
};

function acceptedBy(voltage: unknown): SupplyRange | null {
  const stated = supplyRange(voltage);
  return stated && acceptedRange(stated);
}

/** Keeps the actuators that accept every voltage of a supply. */
export const rowsThatAccept = (
  { column }: Pick<FilterIndex, 'column'>,
  { least, most }: SupplyRange,
): RowFilter =>
  keepAll([
    keepFigures(column('least_accepted_v'), (accepted) => accepted <= least),
    keepFigures(column('most_accepted_v'), (accepted) => accepted >= most),
  ]);

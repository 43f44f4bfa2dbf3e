import { ratioOf, torqueRatioOf } from '../../catalog/fields/ratio.ts';
import { leastAtRest, type Supply } from '../../catalog/torque-speed/law.ts';
import type { Table } from './table.ts';

/*
 * The certain part of the peak torque and of its ratios. Frontiers of lists rank by it, and match judges by
 * it.
 */

export const PEAK_TORQUE_FIELD = 'peak_torque_nm';

/**
 * Computes a ratio of the peak torque of a row from a torque in N·m. NaN if that or the other figure is
 * unknown.
 */
type RatioByTorque = (row: number, torque: number) => number;

/** Opens a field that is a ratio of the peak torque, such as the price per N·m. Null for any other field. */
export function openRatioByTorque({ column }: Pick<Table, 'column'>, field: string): RatioByTorque | null {
  const ratio = torqueRatioOf(field);
  if (ratio?.torque !== PEAK_TORQUE_FIELD) return null;
  const { torque: torqueName, over, under } = ratio;
  const otherName = over === torqueName ? under : over;
  const others = column(otherName);
  return (row, torque) => ratioOf(ratio, { [torqueName]: torque, [otherName]: others[row] }) ?? NaN;
}

/**
 * Opens the certain figures of a field: for the peak torque, the part that is proved at rest; for its ratios,
 * the ratio with that part. NaN if nothing is proved. Null for any other field, because its figures are
 * certain as published.
 */
export function openCertain(
  table: Pick<Table, 'column' | 'curves'>,
  field: string,
): ((row: number, supply: Supply) => number) | null {
  const ratioAt = openRatioByTorque(table, field);
  if (field !== PEAK_TORQUE_FIELD && ratioAt === null) return null;
  const { intermittent } = table.curves();
  return (row, supply) => {
    const torque = leastAtRest(intermittent, row, supply);
    return ratioAt === null ? torque : ratioAt(row, torque);
  };
}

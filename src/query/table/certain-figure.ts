import { ratioOf, torqueRatioOf } from '../../catalog/fields/ratio.ts';
import { leastAtRest, type Supply } from '../../catalog/torque-speed/law.ts';
import type { FilterIndex } from './filter-index.ts';

/*
 * The peak torque and its ratios as far as they are certain. Lists rank by this on a frontier, and match judges
 * by it.
 */

export const PEAK_TORQUE_FIELD = 'peak_torque_nm';

/** Reads a ratio of the peak torque by row, for a torque in N·m. NaN where that or the other figure is unknown. */
type RatioByTorque = (row: number, torque: number) => number;

/** Opens a field that is a ratio of the peak torque, such as the price per N·m. Null for any other field. */
export function openRatioByTorque(
  { column }: Pick<FilterIndex, 'column'>,
  field: string,
): RatioByTorque | null {
  const ratio = torqueRatioOf(field);
  if (ratio?.torque !== PEAK_TORQUE_FIELD) return null;
  const { torque: torqueName, over, under } = ratio;
  const otherName = over === torqueName ? under : over;
  const others = column(otherName);
  return (row, torque) => ratioOf(ratio, { [torqueName]: torque, [otherName]: others[row] }) ?? NaN;
}

/**
 * Opens the certain figures of a field: of the peak torque the part that is proved at rest, of its ratios the
 * ratio of that part. NaN where nothing is proved. Null for any other field, whose figures are certain as published.
 */
export function openCertain(
  table: Pick<FilterIndex, 'column' | 'curves'>,
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

import type { Curves } from '../../catalog/torque-speed/curve-form.ts';
import { leastAt, type Supply, STALL_SHARE } from '../../catalog/torque-speed/law.ts';
import type { LoadPoint } from '../parameters/duty.ts';
import type { FilterIndex } from '../table/filter-index.ts';
import type { RowFilter } from '../table/row-filter.ts';
import { voltsAsked, type GivenFilter } from './filter.ts';

/** Torques at a speed that an actuator must give on one of its curves, at a supply. */
interface CurveDemand {
  readonly curve: keyof Curves;
  readonly points: readonly LoadPoint[];
  readonly supply: Supply;
}

/** The actuators that reach every given operating point by their stated figures. */
export function rowsThatDeliver(index: FilterIndex, { curve: name, points, supply }: CurveDemand): RowFilter {
  const curve = index.curves()[name];
  const isProved = (row: number): boolean =>
    points.every(
      ({ torque_nm, speed_rpm }) => leastAt(curve, row, { ...supply, speed: speed_rpm }) >= torque_nm,
    );
  return (mask) => {
    for (let row = 0; row < mask.length; row += 1) if (mask[row] === 1 && !isProved(row)) mask[row] = 0;
  };
}

/**
 * The supply at which figures count with the other filters of a list: its lower end, and stall torques whole
 * where they are asked for.
 */
export function supplyIn(given: readonly GivenFilter[]): Supply {
  const kinds = given.find(({ name }) => name === 'peak_torque_kind')?.value;
  return {
    volts: voltsAsked(given),
    share: Array.isArray(kinds) && kinds.includes('stall') ? 1 : STALL_SHARE,
  };
}

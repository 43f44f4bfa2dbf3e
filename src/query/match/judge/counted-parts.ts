import { torqueRatioOf } from '../../../catalog/fields/ratio.ts';
import { freeSpeedAt, scaled } from '../../../catalog/torque-speed/law.ts';
import { openCertain, openRatioByTorque, PEAK_TORQUE_FIELD } from '../../table/certain-peak-torque.ts';
import type { Table } from '../../table/table.ts';
import type { BoundRequirement, BoundRow } from '../question/requirements.ts';

/**
 * The part of each row's figure that counts: the part that the supply leaves, at least and at most, the share
 * of its torque that is certain, and the value that other figures prove instead (NaN if none do).
 */
export interface Parts {
  readonly leastAt: (row: number) => number;
  readonly mostAt: (row: number) => number;
  readonly shareAt: (row: number) => number;
  /** The figure scaled by a share of its torque; NaN for a price per N·m if the share is 0. */
  readonly sharedAt: (row: number, figure: number, share: number) => number;
  readonly provedAt: (row: number) => number;
}

/** The parts of figures that count in full. */
export const WHOLE: Parts = {
  leastAt: () => 1,
  mostAt: () => 1,
  shareAt: () => 1,
  sharedAt: (_row, figure, share) => figure * share,
  provedAt: () => NaN,
};

/**
 * Opens the parts of each row's figure that count for a bound, by the law of torque and speed: torques at
 * rest, speeds without torque.
 */
export function openParts(table: Table, requirement: BoundRequirement): Parts {
  const { row: asked, supply } = requirement;
  if (asked.through === 'none') return needsPeakTorque(asked) ? openTorqueParts(table, requirement) : WHOLE;
  const left = openLeft(table, asked, supply.volts);
  if (asked.sense === 'at most') {
    // Only the highest possible value can prove an upper bound, so a stall torque counts in full.
    return { ...WHOLE, leastAt: left.mostAt, mostAt: left.leastAt };
  }
  return { ...(needsPeakTorque(asked) ? openTorqueParts(table, requirement) : WHOLE), ...left };
}

/**
 * True for a bound that more peak torque helps to meet: minimum peak torque, minimum torque per kilogram,
 * maximum price per N·m.
 */
function needsPeakTorque({ field, sense }: Pick<BoundRow, 'field' | 'sense'>): boolean {
  const ratio = torqueRatioOf(field);
  if (ratio === undefined) return field === PEAK_TORQUE_FIELD && sense === 'at least';
  if (ratio.torque !== PEAK_TORQUE_FIELD) return false;
  return sense === (ratio.over === PEAK_TORQUE_FIELD ? 'at least' : 'at most');
}

/**
 * Opens the certain shares of peak torques, and the values that other figures prove at the required supply.
 */
function openTorqueParts(table: Table, { row: { field }, supply }: BoundRequirement): Parts {
  const { intermittent } = table.curves();
  const provesNothing = openUnproved(table);
  const peaks = table.column(PEAK_TORQUE_FIELD);
  const ratioAt = openRatioByTorque(table, field);
  const certainAt = openCertain(table, field);
  const withoutPeak = { volts: supply.volts, share: 0 };
  return {
    ...WHOLE,
    shareAt: (row) => {
      if (provesNothing(row)) return 0;
      return intermittent.sharesFirst[row] === 1 ? supply.share : 1;
    },
    sharedAt: (row, figure, share) =>
      ratioAt === null ? figure * share : ratioAt(row, (peaks[row] ?? NaN) * share),
    provedAt: (row) => certainAt?.(row, withoutPeak) ?? NaN,
  };
}

/**
 * Opens the test for rows whose peak torque no motor proves: a momentary limit of a gear, or a limit of a
 * model file.
 */
function openUnproved(table: Table): (row: number) => boolean {
  const momentary = table.having('peak_torque_kind', 'momentary');
  const limit = table.having('peak_torque_kind', 'limit');
  return (row) => momentary[row] === 1 || limit[row] === 1;
}

/** Opens the part of each row's figure that a supply leaves. */
function openLeft(table: Table, asked: BoundRow, volts: number): Pick<Parts, 'leastAt' | 'mostAt'> {
  if (volts === Infinity) return { leastAt: WHOLE.leastAt, mostAt: WHOLE.mostAt };
  const { intermittent, continuous, statedVolts } = table.curves();
  const figures = table.column(asked.field);
  if (asked.field === 'rated_speed_rpm') {
    const partAt = (row: number): number => scaled(1, statedVolts[asked.field]?.[row] ?? 0, volts);
    return { leastAt: partAt, mostAt: partAt };
  }
  if (asked.through === 'speed')
    return {
      leastAt: (row) => Math.min(1, freeSpeedAt(intermittent, row, volts) / (figures[row] ?? NaN)),
      mostAt: (row) => scaled(1, intermittent.endVolts[row] ?? 0, volts),
    };
  const isPeak = asked.field === PEAK_TORQUE_FIELD;
  const { starts, torqueVolts, topVolts } = isPeak ? intermittent : continuous;
  const provesNothing = openUnproved(table);
  const ofKnown = (row: number, at = 0): number => (Number.isNaN(figures[row]) ? 1 : scaled(1, at, volts));
  return {
    // The first point of a curve is the torque at rest, where that is known. A torque that proves nothing is
    // not a point of the curve, and does not scale with the supply.
    leastAt: (row) => (isPeak && provesNothing(row) ? 1 : ofKnown(row, torqueVolts[starts[row] ?? 0])),
    mostAt: (row) => ofKnown(row, topVolts[row]),
  };
}

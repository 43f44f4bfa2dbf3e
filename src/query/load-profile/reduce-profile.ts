import { roundTo4Digits, roundUpTo4Digits } from '../../catalog/lib/round.ts';
import { LOAD_POINTS } from '../../limits.ts';
import type { LoadPoint } from '../parameters/duty.ts';
import type { Profile } from './read-profile.ts';

/** The load of a joint, reduced from a load profile; braking counts as driving. */
export interface ReducedProfile {
  /**
   * The corners of the upper hull of all samples, by rising speed: an actuator that reaches these points
   * reaches every sample, because the operating region of a motor is convex.
   */
  readonly peak: readonly LoadPoint[];
  /** The root of the mean square of the torque at the mean speed: the continuous part of the work. */
  readonly rated: LoadPoint;
  readonly samples: number;
  readonly seconds: number;
}

/** Reduces a profile to the few points that require the same motor. */
export function reduceProfile(profile: Profile): ReducedProfile {
  const { time, torque, speed } = profile;
  const last = time.length - 1;
  const seconds = (time[last] ?? 0) - (time[0] ?? 0);
  return {
    peak: fewer(hullOf(torque, speed)).map(({ torque_nm, speed_rpm }) => ({
      torque_nm: roundUpTo4Digits(torque_nm),
      speed_rpm: roundUpTo4Digits(speed_rpm),
    })),
    rated: {
      torque_nm: roundTo4Digits(Math.sqrt(meanOverTime(time, (row) => (torque[row] ?? 0) ** 2))),
      speed_rpm: roundTo4Digits(meanOverTime(time, (row) => Math.abs(speed[row] ?? 0))),
    },
    samples: time.length,
    seconds,
  };
}

/** The mean of a quantity over time, linear between samples; over the samples if no time passes. */
function meanOverTime(time: Float64Array, valueAt: (row: number) => number): number {
  let [area, sum] = [0, 0];
  for (let row = 0; row < time.length; row += 1) {
    sum += valueAt(row);
    if (row > 0) area += ((time[row] ?? 0) - (time[row - 1] ?? 0)) * ((valueAt(row) + valueAt(row - 1)) / 2);
  }
  const seconds = (time.at(-1) ?? 0) - (time[0] ?? 0);
  return seconds > 0 ? area / seconds : sum / time.length;
}

/** The upper hull of the samples' magnitudes, by rising speed and falling torque. */
function hullOf(torque: Float64Array, speed: Float64Array): LoadPoint[] {
  let corners: LoadPoint[] = [];
  for (let row = 0; row < torque.length; row += 1) {
    const sample = { torque_nm: Math.abs(torque[row] ?? 0), speed_rpm: Math.abs(speed[row] ?? 0) };
    // Nearly all samples lie below the few corners that are known already.
    if (!isBelow(sample, corners)) corners = cornersOf([...corners, sample]);
  }
  return corners;
}

/** True if a hull covers a point. */
function isBelow({ torque_nm, speed_rpm }: LoadPoint, corners: readonly LoadPoint[]): boolean {
  const next = corners.findIndex((corner) => corner.speed_rpm >= speed_rpm);
  const right = corners[next];
  if (right === undefined) return false;
  const left = corners[next - 1];
  if (left === undefined) return torque_nm <= right.torque_nm;
  const part = (speed_rpm - left.speed_rpm) / (right.speed_rpm - left.speed_rpm);
  return torque_nm <= left.torque_nm + part * (right.torque_nm - left.torque_nm);
}

/**
 * The corners of the upper hull of some points, from the greatest torque to the greatest speed (Andrew's
 * monotone chain).
 */
function cornersOf(points: readonly LoadPoint[]): LoadPoint[] {
  const byFallingSpeed = points.toSorted(
    (one, other) => other.speed_rpm - one.speed_rpm || other.torque_nm - one.torque_nm,
  );
  const chain: LoadPoint[] = [];
  for (const point of byFallingSpeed) {
    if (chain.length > 0 && point.torque_nm <= (chain.at(-1)?.torque_nm ?? 0)) continue;
    while (chain.length > 1 && isInside(chain.at(-1), chain.at(-2), point)) chain.pop();
    chain.push(point);
  }
  return chain.reverse();
}

/** True if a corner lies on or below the straight line between its neighbours. */
function isInside(corner: LoadPoint | undefined, right: LoadPoint | undefined, left: LoadPoint): boolean {
  if (corner === undefined || right === undefined) return false;
  return (
    (right.speed_rpm - left.speed_rpm) * (corner.torque_nm - left.torque_nm) <=
    (right.torque_nm - left.torque_nm) * (corner.speed_rpm - left.speed_rpm)
  );
}

/**
 * Merging two corners changes the result too little to matter if it adds less than this share of greatest
 * torque × greatest speed.
 */
const HARDLY_MORE = 0.001;

/**
 * Thins corners to the number that a query takes: two neighbours are replaced by a corner that covers both,
 * those that add least first.
 */
function fewer(corners: readonly LoadPoint[]): readonly LoadPoint[] {
  const merged = corners.slice(1).map((right, number) => {
    const left = corners[number] ?? right;
    const adds = (right.speed_rpm - left.speed_rpm) * (left.torque_nm - right.torque_nm);
    return { number, adds, corner: { torque_nm: left.torque_nm, speed_rpm: right.speed_rpm } };
  });
  const [least] = merged.toSorted((one, other) => one.adds - other.adds);
  if (least === undefined) return corners;
  const all = (corners[0]?.torque_nm ?? 0) * (corners.at(-1)?.speed_rpm ?? 0);
  if (corners.length <= LOAD_POINTS.most && least.adds > HARDLY_MORE * all) return corners;
  return fewer(cornersOf(corners.toSpliced(least.number, 2, least.corner)));
}

/** A sample for a drawing: how many samples lie near it. */
export type CloudDot = Readonly<ReturnType<typeof cloudOf>[number]>;

/** The samples as a cloud: the centres of the grid cells that contain samples. */
export function cloudOf({ torque, speed }: Profile, cells = 48) {
  const most = (values: Float64Array): number =>
    values.reduce((greatest, value) => Math.max(greatest, Math.abs(value)), 0);
  const torqueStep = most(torque) / cells || 1;
  const speedStep = most(speed) / cells || 1;
  const counts = new Map<number, number>();
  const cellOf = (value: number, step: number): number =>
    Math.min(cells - 1, Math.floor(Math.abs(value) / step));
  for (let row = 0; row < torque.length; row += 1) {
    const cell = cellOf(torque[row] ?? 0, torqueStep) * cells + cellOf(speed[row] ?? 0, speedStep);
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return [...counts].map(([cell, count]) => ({
    torque_nm: (Math.floor(cell / cells) + 0.5) * torqueStep,
    speed_rpm: ((cell % cells) + 0.5) * speedStep,
    count,
  }));
}

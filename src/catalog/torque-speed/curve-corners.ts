import { roundTo4Digits } from '../lib/round.ts';
import type { Curve } from './curve-schema.ts';
import {
  AS_STATED,
  boundAt,
  endOf,
  leastAt,
  mostAt,
  numberOrNull,
  scaled,
  speedOf,
  torqueOfTop,
  type Supply,
} from './law.ts';

/**
 * A corner of a curve, which is straight between corners. Two corners at one speed are a jump, and the curve
 * is flat after the last one.
 */
export interface Corner {
  readonly speed_rpm: number;
  /** The torque that is proved; null where none is known. */
  readonly least_nm: number | null;
  /** The torque that is possible at most; null where no bound is known. */
  readonly most_nm: number | null;
}

/** The corners of a curve, by speed. */
export function cornersOf(curve: Curve, row: number, at: Supply = AS_STATED): Corner[] {
  const boundsAt = (speed: number): Bounds => {
    const least = leastAt(curve, row, { ...at, speed });
    const most = mostAt(curve, row, { ...at, speed });
    return { least: most === 0 && Number.isNaN(least) ? 0 : least, most };
  };
  const speeds = breaksOf(curve, row, at);
  const last = speeds.at(-1) ?? 0;
  return withoutRepeats([
    cornerOf(0, boundsAt(0)),
    ...speeds.slice(1).flatMap((to, number) => edgesOf([speeds[number] ?? 0, to], boundsAt)),
    cornerOf(last, boundsAt(2 * last + 1)),
  ]);
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const cornerOf = (speed: number, { least, most }: Bounds): Corner => ({
  speed_rpm: roundTo4Digits(speed),
  least_nm: numberOrNull(least),
  most_nm: numberOrNull(most),
});

/** Both ends of a straight part, approached from inside, because the bounds may jump at an end. */
function edgesOf([from, to]: readonly [number, number], boundsAt: (speed: number) => Bounds): Corner[] {
  const third = (to - from) / 3;
  const one = boundsAt(from + third);
  const two = boundsAt(to - third);
  const beyond = (near: Bounds, far: Bounds): Bounds => ({
    least: onward(near.least, far.least),
    most: onward(near.most, far.most),
  });
  return [cornerOf(from, beyond(one, two)), cornerOf(to, beyond(two, one))];
}

/** The next value of an arithmetic sequence; rounding errors near zero are removed. */
function onward(near: number, far: number): number {
  const next = 2 * near - far;
  return next < near * 1e-9 ? 0 : next;
}

/** The speeds between which both bounds are straight. */
function breaksOf(curve: Curve, row: number, at: Supply): number[] {
  const { starts } = curve;
  const points = Array.from({ length: (starts[row + 1] ?? 0) - (starts[row] ?? 0) }, (_, number) =>
    speedOf(curve, (starts[row] ?? 0) + number, at.volts),
  );
  const end = endOf(curve, row, at.volts);
  const knee =
    end *
    (1 -
      torqueOfTop(curve, row, at.volts) / scaled(curve.line[row] ?? NaN, curve.endVolts[row] ?? 0, at.volts));
  const stated = sorted([0, ...points, end, knee].filter((speed) => speed >= 0 && speed < Infinity));
  const hull = (speed: number): number => leastAt(curve, row, { ...at, speed, share: 1 });
  const certain = leastAt(curve, row, { ...at, speed: 0 });
  const capped = sorted([...stated, ...crossings(stated, (speed) => hull(speed) - certain)]);
  const gap = (speed: number): number =>
    boundAt(curve, row, { ...at, speed }) - leastAt(curve, row, { ...at, speed });
  return sorted([...capped, ...crossings(capped, gap)]);
}

const sorted = (speeds: readonly number[]): number[] =>
  [...new Set(speeds)].toSorted((one, other) => one - other);

/** The speeds at which a piecewise linear difference changes its sign. */
const crossings = (speeds: readonly number[], differenceAt: (speed: number) => number): number[] =>
  speeds.slice(1).flatMap((to, number) => {
    const from = speeds[number] ?? 0;
    const third = (to - from) / 3;
    const one = differenceAt(from + third);
    const two = differenceAt(to - third);
    const crossing = from + third + (third * one) / (one - two);
    return crossing > from && crossing < to ? [crossing] : [];
  });

/** Corners without duplicates and without those on the straight line between their neighbours. */
function withoutRepeats(corners: readonly Corner[]): Corner[] {
  const distinct = corners.filter((corner, number) => !isSame(corner, corners[number - 1]));
  return distinct.filter((corner, number) => !isBetween(corner, distinct[number - 1], distinct[number + 1]));
}

const isSame = (one: Corner, other: Corner | undefined): boolean =>
  one.speed_rpm === other?.speed_rpm && one.least_nm === other.least_nm && one.most_nm === other.most_nm;

function isBetween(corner: Corner, before: Corner | undefined, after: Corner | undefined): boolean {
  if (before === undefined || after === undefined || before.speed_rpm === corner.speed_rpm) return false;
  if (corner.speed_rpm === after.speed_rpm) return false;
  const part = (corner.speed_rpm - before.speed_rpm) / (after.speed_rpm - before.speed_rpm);
  const isStraight = (one: number | null, middle: number | null, two: number | null): boolean =>
    one === null || middle === null || two === null
      ? one === middle && middle === two
      : Math.abs(one + part * (two - one) - middle) <= 1e-3 * one;
  return (
    isStraight(before.least_nm, corner.least_nm, after.least_nm) &&
    isStraight(before.most_nm, corner.most_nm, after.most_nm)
  );
}

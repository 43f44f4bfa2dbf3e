import { roundTo4Digits } from '../lib/round.ts';
import type { Curve } from './curve-schema.ts';

/*
 * The law of torque and speed: what published figures prove and refute of a torque at a speed, all at the
 * output. All readers (match, lists, alternatives, simulation, drawings, files) use it; no other code
 * interpolates between figures. Its assumptions:
 *
 * - The points that an actuator reaches are a convex region, and with less torque it can turn at least as
 *   fast. This holds under a limit of current and one of voltage (maxon academy, "Formulae Handbook", on
 *   selecting the motor type: continuous and short-term operating ranges; Kollmorgen, "AKM Servomotor
 *   Selection Guide": continuous and peak zones), and with field weakening for a range of constant power up
 *   to about 4 : 1.
 * - Between a stall torque and a no-load speed at one voltage the torque falls on a straight line, unless a
 *   published point lies above it. Half the stall torque gives the greatest power (MIT, "Understanding D.C.
 *   Motor Characteristics").
 * - At a fraction of its supply, a motor reaches that fraction of every speed with that fraction of the
 *   torque, because voltages, currents, speeds and torques of a linear motor scale alike. A torque that the
 *   driver, the gear or heat limits does not depend on the voltage at rest.
 * - Braking counts like driving. Temperature and the sag of the supply are not modelled.
 */

/** The speed and the supply at which a curve is read. */
export interface SpeedAtSupply extends Supply {
  readonly speed: number;
}

/** The supply at which figures count. */
export interface Supply {
  /** The supply, V; infinite where figures count as stated. */
  readonly volts: number;
  /** The part of a stall torque that counts as certain. */
  readonly share: number;
}

/** At half of its stall torque a motor gives its greatest power; above it, it mostly heats. */
export const STALL_SHARE = 0.5;

/** The supply for figures as stated: no supply is given. */
export const AS_STATED = { volts: Infinity, share: STALL_SHARE } as const;

/** The torque that is proved at a speed, N·m. NaN where nothing proves the speed. */
export function leastAt(curve: Curve, row: number, { speed, volts, share }: SpeedAtSupply): number {
  const hull = hullAt(curve, row, { speed, volts });
  return curve.sharesFirst[row] === 1 ? Math.min(hull, certainIn(curve, row, { volts, share })) : hull;
}

/**
 * The torque that is proved at rest, N·m: the greatest of the points, because no line between two points lies
 * above both. NaN without points.
 */
export function leastAtRest(curve: Curve, row: number, { volts, share }: Supply): number {
  const first = curve.starts[row] ?? 0;
  if (first === (curve.starts[row + 1] ?? first)) return NaN;
  const certain = certainIn(curve, row, { volts, share });
  return curve.sharesFirst[row] === 1 ? certain : Math.max(certain, torqueOf(curve, first, volts));
}

/** The greatest speed at which a torque is proved, rpm. NaN where nothing proves the torque. */
export function furthestAt(
  curve: Curve,
  row: number,
  { torque, volts, share }: Supply & { readonly torque: number },
): number {
  const isUncertain = curve.sharesFirst[row] === 1 && certainIn(curve, row, { volts, share }) < torque;
  return isUncertain ? NaN : hullAt(turned(curve), row, { speed: torque, volts });
}

/** The greatest speed that is proved without torque, rpm. NaN where none is. */
export function freeSpeedAt(curve: Curve, row: number, volts: number): number {
  const first = curve.starts[row] ?? 0;
  const end = curve.starts[row + 1] ?? first;
  let fastest = first === end ? NaN : 0;
  for (let point = first; point < end; point += 1) fastest = Math.max(fastest, speedOf(curve, point, volts));
  return fastest;
}

/** The points of curves. */
type Points = Pick<Curve, 'starts' | 'torque' | 'torqueVolts' | 'speed' | 'speedVolts'>;

/** Points with torque and speed swapped. */
const turned = ({ starts, torque, torqueVolts, speed, speedVolts }: Points): Points => ({
  starts,
  torque: speed,
  torqueVolts: speedVolts,
  speed: torque,
  speedVolts: torqueVolts,
});

/** The upper hull of the points that are reached, at a speed; NaN beyond them. */
function hullAt(
  points: Points,
  row: number,
  { speed, volts }: Pick<SpeedAtSupply, 'speed' | 'volts'>,
): number {
  const first = points.starts[row] ?? 0;
  const end = points.starts[row + 1] ?? first;
  let hull = -1;
  for (let right = first; right < end; right += 1) {
    const over = speedOf(points, right, volts) - speed;
    if (over < 0) continue;
    const torque = torqueOf(points, right, volts);
    hull = Math.max(hull, torque);
    for (let left = first; left < end; left += 1) {
      const more = torqueOf(points, left, volts);
      // A line between two torques on or below the hull stays on or below it.
      if (more <= hull) continue;
      const under = speed - speedOf(points, left, volts);
      if (under > 0) hull = Math.max(hull, torque + ((more - torque) * over) / (over + under));
    }
  }
  return hull < 0 ? NaN : hull;
}

/** The highest certain torque of an actuator, N·m, if only a share of the first point's torque is certain. */
function certainIn(points: Points, row: number, { volts, share }: Supply): number {
  const first = points.starts[row] ?? 0;
  let certain = share * torqueOf(points, first, volts);
  for (let point = first + 1; point < (points.starts[row + 1] ?? 0); point += 1)
    certain = Math.max(certain, torqueOf(points, point, volts));
  return certain;
}

/** The greatest torque that is possible at a speed, N·m. NaN where figures do not bound it. */
export function mostAt(curve: Curve, row: number, operating: SpeedAtSupply): number {
  const bound = boundAt(curve, row, operating);
  const least = leastAt(curve, row, operating);
  return least > bound ? least : bound;
}

/** The bound by the top, the line and the end, whatever points are stated. */
export function boundAt(curve: Curve, row: number, { speed, volts }: SpeedAtSupply): number {
  const end = endOf(curve, row, volts);
  if (speed > end || (speed === end && curve.freeEnds[row] === 1)) return 0;
  const top = torqueOfTop(curve, row, volts);
  const stall = scaled(curve.line[row] ?? NaN, curve.endVolts[row] ?? 0, volts);
  const onLine = end > 0 ? stall * (1 - speed / end) : stall;
  return onLine < top ? onLine : top;
}

/** The greatest speed at a supply, rpm; infinite where unknown. */
export const endOf = ({ end, endVolts }: Curve, row: number, volts: number): number =>
  scaled(end[row] ?? Infinity, endVolts[row] ?? 0, volts);

/** The greatest torque at a supply, N·m; NaN where unknown. */
export const torqueOfTop = ({ top, topVolts }: Curve, row: number, volts: number): number =>
  scaled(top[row] ?? NaN, topVolts[row] ?? 0, volts);

const torqueOf = ({ torque, torqueVolts }: Points, point: number, volts: number): number =>
  scaled(torque[point] ?? 0, torqueVolts[point] ?? 0, volts);

/** The speed of a point at a supply, rpm. */
export const speedOf = ({ speed, speedVolts }: Points, point: number, volts: number): number =>
  scaled(speed[point] ?? 0, speedVolts[point] ?? 0, volts);

/** A figure stated at `at` volts, scaled to a supply; never more than stated. */
export const scaled = (figure: number, at: number, volts: number): number =>
  volts >= at ? figure : (figure * volts) / at;

/** The torque at a speed that figures prove and allow, N·m; null where they do not decide it. */
export interface TorqueAt {
  readonly least: number | null;
  readonly most: number | null;
}

/** Both bounds of the torque at a speed. Beyond the greatest speed both are 0. */
export function torqueAt(curve: Curve, row: number, operating: SpeedAtSupply): TorqueAt {
  const most = numberOrNull(mostAt(curve, row, operating));
  const least = numberOrNull(leastAt(curve, row, operating));
  return { least: least ?? (most === 0 ? 0 : null), most };
}

/** A bound as answers have it: to 4 digits, null where unknown. */
export const numberOrNull = (value: number): number | null =>
  Number.isNaN(value) ? null : roundTo4Digits(value);

/** The ways that figures decide a torque at a speed. */
export const WAYS = [
  'at a stated point',
  'between stated figures',
  'on the line of a stall torque and a no-load speed',
  'beyond a stated maximum',
] as const;

export type Way = (typeof WAYS)[number];

/** True if a single stated figure proves a torque at a speed: then no interpolation is needed. */
export function isAtStatedPoint(
  curve: Curve,
  row: number,
  { speed, volts, share, torque }: SpeedAtSupply & { readonly torque: number },
): boolean {
  const first = curve.starts[row] ?? 0;
  const end = curve.starts[row + 1] ?? first;
  for (let point = first; point < end; point += 1) {
    const isCertain = curve.sharesFirst[row] === 0 || point !== first || share === 1;
    if (isCertain && speedOf(curve, point, volts) >= speed && torqueOf(curve, point, volts) >= torque)
      return true;
  }
  return false;
}

/** The way that figures prove or refute a torque at a speed, or leave it undecided. */
export function wayAt(
  curve: Curve,
  row: number,
  { speed, volts, share, torque }: SpeedAtSupply & { readonly torque: number },
): Way {
  if (isAtStatedPoint(curve, row, { speed, volts, share, torque })) return 'at a stated point';
  const isBeyondTop = torque > torqueOfTop(curve, row, volts);
  if (isBeyondTop || speed > endOf(curve, row, volts)) return 'beyond a stated maximum';
  return Number.isNaN(curve.line[row] ?? NaN) ? WAYS[1] : WAYS[2];
}

import type { TimedCurves } from '../catalog/stated-curves.ts';
import { boundAt, endOf, leastAt, type Curve, type Operating } from '../catalog/torque-speed.ts';
import { addPlace, emptySet, placesIn, type Bitset } from './bitset.ts';
import type { FilterIndex } from './record-index.ts';
import type { PointRequirement } from './requirement.ts';
import { CLOSE, MEETS, MISSES, UNKNOWN, type VerdictSets } from './verdicts.ts';

/** What a point asks of actuators themselves: a torque, N·m, and the least that is close to it, at a speed. */
export interface PointLimits {
  readonly at: Operating;
  readonly need: number;
  readonly least: number;
}

/** The limits of a point behind the external stage, whose actuator turns faster and gives less. */
export function pointLimitsOf({ asked, margin, stage, supply }: PointRequirement, tolerance: number): PointLimits {
  const exact = (asked.torque_nm * margin) / (stage.ratio * stage.efficiency);
  // As of bounds: what differs in the 12th digit is equal.
  const need = exact * (1 - 1e-11);
  return { at: { ...supply, speed: asked.speed_rpm * stage.ratio }, need, least: need * (1 - tolerance) };
}

/** The curve that a point is held against: of a step of a duty cycle the one that lasts as long. */
export function curveFor(curves: TimedCurves, { row, asked, peakSeconds }: PointRequirement) {
  const { seconds } = asked;
  if (seconds === undefined) return () => row.curve;
  return (place: number): PointRequirement['row']['curve'] => {
    const own = curves.peakSeconds[place] ?? NaN;
    return seconds > (Number.isNaN(own) ? peakSeconds : own) ? 'continuous' : 'intermittent';
  };
}

/** The verdict on a torque at a speed: what is proved meets it or is close, what is refuted misses it, else it is open. */
export function verdictAtPoint(curve: Curve, place: number, { at, need, least }: PointLimits): number {
  // Whatever the supply, no more is possible than at the full one.
  if ((curve.top[place] ?? NaN) < least || at.speed > (curve.end[place] ?? Infinity)) return MISSES;
  const proved = leastAt(curve, place, at);
  if (proved >= need) return MEETS;
  if (proved >= least) return CLOSE;
  return boundAt(curve, place, at) < need || at.speed > endOf(curve, place, at.volts) ? MISSES : UNKNOWN;
}

/** Among which actuators a point is judged, and down to which part of it one is close. */
interface Judged {
  readonly tolerance: number;
  readonly candidates: Bitset;
}

/** The verdicts of the candidates on a point. */
export function verdictsOnPoint(
  index: FilterIndex,
  requirement: PointRequirement,
  { tolerance, candidates }: Judged,
): VerdictSets {
  const curves = index.curves();
  const limits = pointLimitsOf(requirement, tolerance);
  const nameAt = curveFor(curves, requirement);
  const found = { meets: emptySet(index.count), near: emptySet(index.count), misses: emptySet(index.count) };
  for (const place of placesIn(candidates)) {
    const verdict = verdictAtPoint(curves[nameAt(place)], place, limits);
    if (verdict === MEETS) addPlace(found.meets, place);
    if (verdict <= CLOSE) addPlace(found.near, place);
    else if (verdict === MISSES) addPlace(found.misses, place);
  }
  return found;
}

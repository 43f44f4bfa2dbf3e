import type { TimedCurves } from '../catalog/curve-form.ts';
import { addAll, addPlace, difference, placesIn, zeros, type Bitset } from './bitset.ts';
import type { JudgementScope } from './bound-verdicts.ts';
import { verdictsOnCurve, type PointLimits } from './curve-verdicts.ts';
import type { FilterIndex } from './record-index.ts';
import type { PointRequirement } from './requirement.ts';
import type { VerdictSets } from './verdicts.ts';

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

/** The verdicts of the candidates on a point. */
export function verdictsOnPoint(
  index: FilterIndex,
  requirement: PointRequirement,
  { tolerance, candidates }: JudgementScope,
): VerdictSets {
  const curves = index.curves();
  const limits = pointLimitsOf(requirement, tolerance);
  if (requirement.asked.seconds === undefined)
    return verdictsOnCurve(curves[requirement.row.curve], candidates, limits);
  const lasting = lastingAmong(candidates, curveFor(curves, requirement));
  const found = verdictsOnCurve(curves.continuous, lasting, limits);
  const others = verdictsOnCurve(curves.intermittent, difference(candidates, lasting), limits);
  addAll(found.meets, others.meets);
  addAll(found.near, others.near);
  addAll(found.misses, others.misses);
  return found;
}

/** The candidates of which a point is held against what lasts. */
function lastingAmong(candidates: Bitset, nameAt: ReturnType<typeof curveFor>): Bitset {
  const lasting: Bitset = zeros(candidates.length);
  for (const place of placesIn(candidates)) if (nameAt(place) === 'continuous') addPlace(lasting, place);
  return lasting;
}

import { numberIn, textsOf, type ActuatorFacts } from './facts.ts';
import { haveSameKind } from './kinds.ts';

/*
 * The distance of an alternative from an actuator (docs/interface.md, "Alternatives"): how far each of
 * torque, rated torque, speed, mass, voltage, bus and diameter is away, on a logarithmic scale.
 */

/** The figures that decide nearness, and how much each counts. */
const WEIGHTS = {
  peak_torque_nm: 3,
  weight_g: 2,
  rated_torque_nm: 1,
  max_speed_rpm: 2,
  outer_diameter_mm: 1,
};

/** A figure that is unknown counts as one that is three times as great. */
const UNKNOWN = Math.log(3) ** 2;

/** Another series, another supply and another bus count as a figure that is 60 % more. */
const MISFIT = Math.log(1.6) ** 2;

/** The distance of two actuators; `misfits` is the number of supply and bus that do not fit. */
export function distanceBetween(original: ActuatorFacts, other: ActuatorFacts, misfits: number): number {
  const distances = Object.entries(WEIGHTS).map(([field, weight]) => {
    const [own, its] = [numberIn(original.fields, field), numberIn(other.fields, field)];
    if (own === 0 && its === 0) return 0;
    if (own === null || its === null || own <= 0 || its <= 0) return weight * UNKNOWN;
    const distance = Math.log(its / own) ** 2;
    return weight * (haveSameKind(field, original, other) ? distance : Math.max(distance, UNKNOWN));
  });
  const isOtherFamily = textsOf(original.fields.category)[0] !== textsOf(other.fields.category)[0];
  return distances.reduce((sum, distance) => sum + distance) + MISFIT * (misfits + Number(isOtherFamily));
}

import { numberIn, textsOf, type ActuatorFacts } from './facts.ts';
import { haveSameKind } from './kinds.ts';

// The distance of an alternative from an actuator (docs/interface.md, "Alternatives"): differences in torque,
// rated
// torque, speed, mass, voltage, bus and diameter on a logarithmic scale.

/** The compared figures, with their weights. */
const WEIGHTS = {
  peak_torque_nm: 3,
  weight_g: 2,
  rated_torque_nm: 1,
  max_speed_rpm: 2,
  outer_diameter_mm: 1,
};

/** An unknown figure counts like one three times as great. */
const UNKNOWN = Math.log(3) ** 2;

/** Another series, supply or bus counts like a figure 60 % greater. */
const MISFIT = Math.log(1.6) ** 2;

/** The distance of two actuators; `misfits` is the number of mismatches in supply and bus. */
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

import { byTorque } from './certain.ts';
import { numberIn, type ActuatorFacts } from './facts.ts';
import { haveSameKind } from './kinds.ts';
import { leastOf } from './torques.ts';

// Frontiers as in docs/interface.md, "Lists": every record is compared with every other by the certain torque.

/** The better end of each figure: 1 for more, also if that depends on the purpose; -1 for less. */
export const BETTER: Readonly<Record<string, 1 | -1>> = {
  price_usd: -1,
  peak_torque_nm: 1,
  rated_torque_nm: 1,
  max_speed_rpm: 1,
  weight_g: -1,
  torque_density_nm_per_kg: 1,
  backlash_arcmin: -1,
  repeatability_arcmin: -1,
  price_per_nm: -1,
  outer_diameter_mm: -1,
  length_mm: -1,
  through_hole_mm: 1,
  width_mm: -1,
  height_mm: -1,
  depth_mm: -1,
  backdrive_torque_nm: -1,
  encoder_bits: 1,
  rotor_inertia_kg_m2: -1,
  no_load_current_a: -1,
  noise_db: -1,
  robot_count: 1,
  rated_torque_density_nm_per_kg: 1,
  power_w: 1,
  pole_pairs: 1,
};

/** The certain torque at rest, which is half of a stall torque; null if none is. */
const provedOf = (actuator: ActuatorFacts): number | null =>
  leastOf(actuator, { lasting: false, speed: 0, volts: null, share: 0.5 }) || null;

/** The published figure, but computed from the certain torque. */
function certainOf(actuator: ActuatorFacts, field: string): number | null {
  const published = numberIn(actuator.fields, field);
  const isOfPeak = ['peak_torque_nm', 'torque_density_nm_per_kg', 'price_per_nm'].includes(field);
  return published === null || !isOfPeak ? published : byTorque(actuator, field, provedOf(actuator));
}

/**
 * The actuators not dominated by another with both figures of the same kinds: as good on both and better on
 * one.
 */
export function frontier(actuators: readonly ActuatorFacts[], figures: readonly string[]): ActuatorFacts[] {
  const points = actuators.flatMap((actuator) => {
    const values = figures.map((name) => (certainOf(actuator, name) ?? NaN) * (BETTER[name] ?? 1));
    return values.some(Number.isNaN) ? [] : [{ actuator, values }];
  });
  const beats = (one: readonly number[], other: readonly number[]): boolean =>
    one.every((value, row) => value >= (other[row] ?? 0)) &&
    one.some((value, row) => value > (other[row] ?? 0));
  return points
    .filter(
      ({ actuator, values }) =>
        !points.some(
          (other) =>
            beats(other.values, values) &&
            figures.every((name) => haveSameKind(name, other.actuator, actuator)),
        ),
    )
    .map(({ actuator }) => actuator);
}

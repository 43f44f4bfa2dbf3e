import { numberIn, type ActuatorFacts, type Fields } from './facts.ts';
import { areOfOneKind } from './kinds.ts';

/*
 * Frontiers by the words of docs/interface.md, "Lists": each record is compared with each other.
 */

/** The better ends of figures: 1 for more, also where that depends on the purpose; -1 for less. */
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

/** The rules of a frontier: which ends are better, and whether a figure of two records is of one kind. */
interface Drawing<Of> {
  readonly better: Readonly<Record<string, 1 | -1>>;
  readonly areAlike: (field: string, one: Of, other: Of) => boolean;
}

export const OF_ACTUATORS: Drawing<ActuatorFacts> = { better: BETTER, areAlike: areOfOneKind };

/**
 * The records that no other whose two figures are of the same kinds equals or beats on both and beats on one.
 */
export function frontier<Of extends { readonly fields: Fields }>(
  records: readonly Of[],
  figures: readonly string[],
  { better, areAlike }: Drawing<Of>,
): Of[] {
  const points = records.flatMap((record) => {
    const values = figures.map((name) => (numberIn(record.fields, name) ?? NaN) * (better[name] ?? 1));
    return values.some(Number.isNaN) ? [] : [{ record, values }];
  });
  const beats = (one: readonly number[], other: readonly number[]): boolean =>
    one.every((value, row) => value >= (other[row] ?? 0)) &&
    one.some((value, row) => value > (other[row] ?? 0));
  return points
    .filter(
      ({ record, values }) =>
        !points.some(
          (other) =>
            beats(other.values, values) && figures.every((name) => areAlike(name, other.record, record)),
        ),
    )
    .map(({ record }) => record);
}

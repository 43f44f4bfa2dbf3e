import { FURTHER_FIGURES } from '../../../src/catalog/fields/further.ts';
import { numericNames, type NumericName } from '../../../src/catalog/fields/read.ts';
import type { Fault } from '../fault.ts';
import type { ActuatorKeys } from '../files.ts';
import type { Rule } from '../rule.ts';

type NumericFurther = NumericName<typeof FURTHER_FIGURES>;

/** What an actuator of this catalog can have, in the unit of the key: a value beyond was given in another unit. */
const BOUNDS: Readonly<Record<NumericFurther, readonly [least: number, most: number]>> = {
  rated_speed_rpm: [0.5, 60000],
  outer_diameter_mm: [5, 1000],
  length_mm: [2, 1000],
  through_hole_mm: [0.5, 500],
  rotor_inertia_kg_m2: [1e-9, 1],
  no_load_current_a: [0.005, 50],
  rated_current_a: [0.01, 500],
  phase_resistance_ohm: [0.001, 200],
  phase_inductance_mh: [0.0005, 1000],
  efficiency_pct: [1, 100],
  pole_pairs: [1, 100],
  noise_db: [10, 120],
};

/** Inches for millimetres, or g·cm² for kg·m², are wrong by powers of ten, so that wide bounds find them. */
export const figureBounds: Rule = {
  name: 'figure-bounds',
  description:
    'Each further figure is of the size that its unit leads to expect, and the hole is narrower than the body.',
  check: ({ actuators }) =>
    actuators.flatMap(({ path, value: { figures = {} } }) => [
      ...outOfBounds(path, figures),
      ...wideHole(path, figures),
    ]),
};

type Figures = NonNullable<ActuatorKeys['figures']>;

const outOfBounds = (file: string, figures: Figures): Fault[] =>
  numericNames(FURTHER_FIGURES).flatMap((key): Fault[] => {
    const value = figures[key];
    const [least, most] = BOUNDS[key];
    if (value === undefined || (value >= least && value <= most)) return [];
    const wanted = `${least} to ${most}, in the unit of the key`;
    return [{ file, field: `figures.${key}`, found: String(value), wanted }];
  });

function wideHole(file: string, { through_hole_mm: hole, outer_diameter_mm: body }: Figures): Fault[] {
  if (hole === undefined || body === undefined || hole < body) return [];
  const wanted = `less than outer_diameter_mm (${body})`;
  return [{ file, field: 'figures.through_hole_mm', found: String(hole), wanted }];
}

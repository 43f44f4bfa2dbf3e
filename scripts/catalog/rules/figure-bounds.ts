import { ACTUATOR_FIELDS } from '../../../src/catalog/fields/actuator.ts';
import { fieldOf } from '../../../src/catalog/fields/read.ts';
import { entriesOf } from '../entries.ts';
import type { Fault } from '../fault.ts';
import type { ActuatorKeys } from '../files.ts';
import type { Rule } from '../rule.ts';

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
  entriesOf(figures).flatMap(([key, value]): Fault[] => {
    const { plausible } = fieldOf(ACTUATOR_FIELDS, key);
    if (plausible === undefined || typeof value !== 'number') return [];
    const [least, most] = plausible;
    if (value >= least && value <= most) return [];
    const wanted = `${least} to ${most}, in the unit of the key`;
    return [{ file, field: `figures.${key}`, found: String(value), wanted }];
  });

function wideHole(file: string, { through_hole_mm: hole, outer_diameter_mm: body }: Figures): Fault[] {
  if (hole === undefined || body === undefined || hole < body) return [];
  const wanted = `less than outer_diameter_mm (${body})`;
  return [{ file, field: 'figures.through_hole_mm', found: String(hole), wanted }];
}

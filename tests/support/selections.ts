import { z } from 'zod';
import { ACTUATOR_FIELDS } from '../../src/catalog/fields/actuator.ts';
import type { Fields } from '../../src/catalog/fields/field.ts';
import { JOINT_FIELDS } from '../../src/catalog/fields/joint.ts';
import { ROBOT_FIELDS } from '../../src/catalog/fields/robot.ts';
import { answeredShape } from '../../src/catalog/fields/select-fields.ts';
import { slug } from '../../src/catalog/fields/value-schemas.ts';
import { actuator, robot } from '../../src/catalog/records/record-schemas.ts';

export const actuatorSelection = selectionOf(ACTUATOR_FIELDS, actuator).describe(
  'The members of an actuator that `fields` names: those of `Actuator`, and further figures.',
);

export const jointSelection = z
  .strictObject(answeredShape(JOINT_FIELDS))
  .partial()
  .describe('The columns of a joint group that `fields` names, in one row.');

export const robotSelection = selectionOf(ROBOT_FIELDS, robot).describe(
  'The members of a robot that `fields` names: those of `Robot`, its kind and further figures.',
);

/** All members of a table as optional, and the id. */
function selectionOf(table: Fields<never>, record: z.ZodObject) {
  const members = Object.entries(answeredShape(table)).map(([name, schema]): [string, z.ZodType] => [
    name,
    (name in record.shape ? (table[name]?.schema ?? schema) : schema).optional(),
  ]);
  return z.strictObject({ ...Object.fromEntries(members), id: slug });
}

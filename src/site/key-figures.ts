import { ACTUATOR_FIELDS } from '../catalog/fields/actuator.ts';
import type { Field } from '../catalog/fields/field.ts';
import { MOTOR_FIELDS } from '../catalog/fields/motor.ts';
import { ROBOT_FIELDS } from '../catalog/fields/robot.ts';
import {
  fieldOf,
  fieldsOf,
  namesWith,
  numericNames,
  type FieldsIn,
  type NumericName,
} from '../catalog/fields/select-fields.ts';
import type { Actuator, Motor, Robot } from '../catalog/records/record-schemas.ts';

export type NumericFigure = NumericName<FieldsIn<typeof ACTUATOR_FIELDS, 'record'>>;

/** The figures at the head of an actuator's page and in lists. */
export const KEY_FIGURES = namesWith(ACTUATOR_FIELDS, 'lead');

/** The actuators' fields whose value is a number or null, those of the head of the page first. */
export const NUMERIC_FIGURES: readonly NumericFigure[] = [
  ...new Set<NumericFigure>([...KEY_FIGURES, ...numericNames(fieldsOf(ACTUATOR_FIELDS, { in: 'record' }))]),
];

/** The fields of all records by name; that of actuators where several have one. */
export const FIELDS_BY_NAME: Readonly<Record<string, Field<never>>> = {
  ...MOTOR_FIELDS,
  ...ROBOT_FIELDS,
  ...ACTUATOR_FIELDS,
};

/** Title of a field of an actuator, a robot or a joint's motor, and its unit as a UCUM code. */
export const meaningOf = (name: keyof Actuator) => meaningIn(ACTUATOR_FIELDS, name);
export const robotMeaningOf = (name: keyof Robot) => meaningIn(ROBOT_FIELDS, name);
export const motorMeaningOf = (name: keyof Motor) => meaningIn(MOTOR_FIELDS, name);

function meaningIn(
  fields: Parameters<typeof fieldOf>[0],
  name: string,
): { title: string; unit: string | null } {
  const { title, unit } = fieldOf(fields, name);
  return { title, unit: unit ?? null };
}

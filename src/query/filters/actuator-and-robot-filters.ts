import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Fields } from '../../catalog/fields/field.ts';
import { ROBOT_FIELDS, ROBOT_KINDS } from '../../catalog/fields/robot.ts';
import {
  fieldOf,
  flagNames,
  numericNames,
  withoutNull,
  wordsOf,
} from '../../catalog/fields/select-fields.ts';
import { actuatorFilters, robotFilters, type Vocabulary } from './filter-rows.ts';

/** True if a field may be unknown. */
const isNullable = (fields: Fields<never>, name: string): boolean =>
  fieldOf(fields, name).schema.safeParse(null).success;

/** The facts of a table of fields that filters follow from. */
export function vocabularyOf(fields: Fields<never>): Vocabulary {
  const names = Object.keys(fields);
  const nullable = names.filter((name) => isNullable(fields, name));
  const figures: readonly string[] = numericNames(fields);
  return {
    bounded: fields,
    flags: flagNames(fields).map((name) => ({
      name,
      says: withoutNull(fieldOf(fields, name).says),
      nullable: isNullable(fields, name),
    })),
    choices: names.flatMap((field) => {
      const row = fieldOf(fields, field);
      const words = wordsOf(row);
      return words.length === 0
        ? []
        : [{ field, name: row.filter ?? field, says: withoutNull(row.says), words }];
    }),
    nullable,
    known: names.filter((name) => nullable.includes(name) || figures.includes(name)),
  };
}

/** The facts of the fields of actuators. */
export const ACTUATOR_VOCABULARY = vocabularyOf(ACTUATOR_FIELDS);

/** The filters of the actuators of the catalog. */
export const ACTUATOR_FILTERS = actuatorFilters(ACTUATOR_VOCABULARY, ROBOT_KINDS);

/** The filters of the robots of the catalog. */
export const ROBOT_FILTERS = robotFilters(
  vocabularyOf(ROBOT_FIELDS),
  wordsOf(ACTUATOR_FIELDS.peak_torque_kind),
);

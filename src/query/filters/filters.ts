import { ACTUATOR_FIELDS, AVAILABILITIES, CATEGORIES } from '../../catalog/fields/actuator.ts';
import type { Fields } from '../../catalog/fields/field.ts';
import { fieldOf, flagNames, withoutNull } from '../../catalog/fields/read.ts';
import { ROBOT_FIELDS, ROBOT_KINDS } from '../../catalog/fields/robot.ts';
import { DATA_SHEET_FIELDS } from '../../catalog/fields/specs.ts';
import { DATA_SOURCES } from '../../catalog/files/source.ts';
import { actuatorFilters, robotFilters, type Vocabulary } from './filter-rows.ts';

/** The fields of a table that may be unknown. */
export const nullableNames = (fields: Fields<never>): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.schema.safeParse(null).success);

/** What filters know of a table of fields. */
const vocabularyOf = (fields: Fields<never>): Vocabulary => ({
  bounded: fields,
  flags: flagNames(fields).map((name) => ({ name, says: withoutNull(fieldOf(fields, name).says) })),
  nullable: nullableNames(fields),
  words: {
    category: CATEGORIES,
    availability: AVAILABILITIES,
    data_source: DATA_SOURCES,
    torque_kind: DATA_SHEET_FIELDS.peak_torque_nm.conditions.kind.options,
    rated_torque_kind: DATA_SHEET_FIELDS.rated_torque_nm.conditions.kind.options,
    speed_kind: DATA_SHEET_FIELDS.max_speed_rpm.conditions.kind.options,
    kind: ROBOT_KINDS,
  },
});

/** What filters know of actuators. */
export const ACTUATOR_VOCABULARY = vocabularyOf(ACTUATOR_FIELDS);

/** The filters of the actuators of the catalog. */
export const ACTUATOR_FILTERS = actuatorFilters(ACTUATOR_VOCABULARY);

/** The filters of the robots of the catalog. */
export const ROBOT_FILTERS = robotFilters(vocabularyOf(ROBOT_FIELDS));

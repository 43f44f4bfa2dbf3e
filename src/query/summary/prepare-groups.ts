import { z } from 'zod';
import type { Fields } from '../../catalog/fields/field.ts';
import { answered } from '../../catalog/fields/value-schemas.ts';
import { valueIn } from '../../catalog/records/filterable-records.ts';
import type { PreparedGroups } from '../table/prepared-schemas.ts';
import { listValues } from '../table/row-lists.ts';

/** Fields with few different texts: names, places and kinds. */
const NAMES: ReadonlySet<string> = new Set([
  ...['brand', 'country', 'ip_rating'],
  ...['robot_id', 'motor_brand', 'actuator_id'],
]);

/** Lists whose entries rarely repeat between records. */
const OF_ONE_RECORD: ReadonlySet<z.ZodType> = new Set<z.ZodType>([answered.addresses, answered.aliases]);

/**
 * The fields by whose values records are counted: enumerations, yes and no, lists of words, and some names.
 */
export const countedNames = (fields: Fields<never>): string[] =>
  Object.entries(fields).flatMap(([name, { schema }]) => {
    const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
    const isCounted =
      inner instanceof z.ZodEnum ||
      inner instanceof z.ZodBoolean ||
      (inner instanceof z.ZodArray && !OF_ONE_RECORD.has(schema)) ||
      NAMES.has(name);
    return isCounted ? name : [];
  });

/** Groups records by the values of these fields, of the closed record and outside it. */
export const prepareGroups = (
  profiles: readonly Parameters<typeof valueIn>[0][],
  names: readonly string[],
): PreparedGroups =>
  Object.fromEntries(
    names.map((name) => [name, listValues(profiles.map((profile) => textsOf(valueIn(profile, name))))]),
  );

/** The groups of a value: one for each entry of a list, none for an unknown value. */
const textsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((entry) => typeof entry === 'string' || typeof entry === 'number' || typeof entry === 'boolean')
    .map(String);

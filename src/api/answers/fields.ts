import { z } from 'zod';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Field, Fields } from '../../catalog/fields/field.ts';
import { MOTOR_FIELDS } from '../../catalog/fields/motor.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import { fieldsOf, meaningOf, operandsOf, sentenceOf } from '../../catalog/fields/select-fields.ts';
import { symbolOf, UNITS } from '../../catalog/fields/units.ts';
import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import type { Dataset } from '../../catalog/records/dataset.ts';
import { actuatorProfiles, robotProfiles } from '../../catalog/records/filterable-records.ts';
import { isKnown } from '../../catalog/records/is-known.ts';
import { ACTUATOR_LISTING, ROBOT_LISTING } from '../../query/list/actuator-and-robot-lists.ts';
import { JOINT_LISTING } from '../../query/list/joint-listing.ts';
import type { Listing } from '../../query/list/list-definition.ts';
import { LIST_PATHS } from '../http/links.ts';
import type { DescribedField } from '../schemas/fields.ts';

interface Kind {
  readonly record: DescribedField['record'];
  readonly fields: Fields<never>;
  readonly values: readonly Readonly<Record<string, unknown>>[];
  readonly listing: Pick<Listing, 'filters' | 'parameters'>;
}

/**
 * Every field of actuators, robots and motors, then the names outside the records that `fields=` accepts: the
 * extended figures of actuators, and derived figures of both; each table in its order. Memoized: the guide
 * and the OpenAPI document show it too.
 */
export const describedFields = memoizeByObject((dataset: Dataset): readonly DescribedField[] => {
  const motors = [...dataset.jointsOf.values()].flatMap((joints) => joints.map(({ motor }) => motor));
  const actuators = actuatorProfiles(dataset).map(({ record, beyond }) => ({ ...record, ...beyond }));
  const robots = robotProfiles(dataset).map(({ record, beyond }) => ({ ...record, ...beyond }));
  const ofActuators = { record: 'actuator', values: actuators, listing: ACTUATOR_LISTING } as const;
  const ofRobots = { record: 'robot', values: robots, listing: ROBOT_LISTING } as const;
  const kinds: readonly Kind[] = [
    { ...ofActuators, fields: fieldsOf(ACTUATOR_FIELDS, { in: 'record' }) },
    { ...ofRobots, fields: fieldsOf(ROBOT_FIELDS, { in: 'record' }) },
    { record: 'motor', fields: MOTOR_FIELDS, values: motors, listing: JOINT_LISTING },
    { ...ofActuators, fields: fieldsOf(ACTUATOR_FIELDS, { in: 'extended' }) },
    { ...ofActuators, fields: fieldsOf(ACTUATOR_FIELDS, { in: 'derived' }) },
    { ...ofRobots, fields: fieldsOf(ROBOT_FIELDS, { in: 'derived' }) },
  ];
  return kinds.flatMap((kind) =>
    Object.entries(kind.fields).map(([name, row]) => describeField(name, row, kind)),
  );
});

function describeField(name: string, row: Field<never>, { record, values, listing }: Kind): DescribedField {
  const { better = null, schema, title, unit } = row;
  const operands = operandsOf(row);
  return {
    record,
    field: name,
    title,
    meaning: sentenceOf(meaningOf(row), row.list, LIST_PATHS),
    // The type as docs/interface.md, "Records", names it, without null.
    type: typesIn(z.toJSONSchema(schema)).join(' or '),
    unit: unit ?? null,
    symbol: unit === undefined ? null : symbolOf(unit),
    nullable: schema.safeParse(null).success,
    better,
    derived_from: operands && [...operands],
    known: values.filter((value) => isKnown(value[name])).length,
    of: values.length,
    filters: Object.entries(listing.filters).flatMap(([filter, { about }]) =>
      about.includes(name) ? filter : [],
    ),
    sorts: listing.parameters.sort?.kind.words.includes(name) ?? false,
    conversions:
      unit === undefined
        ? []
        : UNITS[unit].conversions.map(({ unit: code, factor }) => ({ unit: code, factor })),
  };
}

const jsonSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  anyOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
});

function typesIn(json: unknown): string[] {
  const { type = [], anyOf = [], items } = jsonSchema.parse(json);
  if (type === 'array') return [`array of ${typesIn(items).join(' or ')}`];
  return [...[type].flat(), ...anyOf.flatMap(typesIn)].filter((name) => name !== 'null');
}

import { z } from 'zod';
import type { Dataset } from '../../catalog/dataset.ts';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Field, ListName } from '../../catalog/fields/field.ts';
import { sentenceOf } from '../../catalog/fields/read.ts';
import { MOTOR_FIELDS } from '../../catalog/fields/motor.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import { choice, type Parameter } from '../../query/parameter.ts';
import { MOST_NAMES, readArguments, unknownNames } from './arguments.ts';
import { arrayOf, closed, inputOf, MAYBE_TEXT } from './schemas.ts';
import { answered, refused, type Arguments, type Tool } from './tool.ts';

type Records = readonly Readonly<Record<string, unknown>>[];

/** THE TABLE of the kinds of record whose fields can be explained: their table, and the records in which they occur. */
const KINDS = {
  actuator: { fields: ACTUATOR_FIELDS, records: ({ actuators }: Dataset): Records => actuators },
  robot: { fields: ROBOT_FIELDS, records: ({ robots }: Dataset): Records => robots },
  motor: {
    fields: MOTOR_FIELDS,
    records: ({ jointsOf }: Dataset): Records => [...jointsOf.values()].flat().map((joint) => joint.motor),
  },
} as const;

const LISTS: Readonly<Record<ListName, string>> = {
  categories: 'list_taxonomies',
  brands: 'list_taxonomies',
  use_cases: 'list_taxonomies',
};

const RECORD = {
  record: {
    schema: choice(['actuator', 'robot', 'motor']).default('actuator'),
    says: 'Kind of record; `motor` is the motor of a robot joint.',
    example: 'robot',
  },
} satisfies Record<string, Parameter>;

const FIELDS = {
  type: 'array',
  items: { type: 'string' },
  maxItems: MOST_NAMES,
  description: 'Field names; all fields when absent.',
};
const fieldNames = z.array(z.string()).nullish();

/** Explains the fields of records. */
export const explainFields: Tool = {
  name: 'explain_fields',
  title: 'Explain fields',
  description:
    'What the fields of a record mean. Returns `data` with each `field`, its `unit` (UCUM code; null if it is not a quantity), its `meaning`, and `known`, the share of records (0 to 1) in which it is not null: a filter on a rarely known figure leaves most actuators out. A misspelt field name is refused with the nearest valid one.',
  inputSchema: closed({ ...inputOf(RECORD).properties, fields: FIELDS }, []),
  outputSchema: closed({
    record: { type: 'string' },
    records: { type: 'integer' },
    data: arrayOf(
      closed({
        field: { type: 'string' },
        unit: MAYBE_TEXT,
        meaning: { type: 'string' },
        known: { type: 'number' },
      }),
    ),
  }),
  run: ({ dataset }, given) => {
    const reading = readInput(given);
    if (!reading.ok) return refused({ code: 'invalid_parameter', faults: reading.faults });
    const { record, names } = reading;
    const { fields, records } = KINDS[record];
    const all = records(dataset);
    const asked = Object.entries(fields).filter(([name]) => names?.includes(name) ?? true);
    const data = asked.map(([name, field]: [string, Field<never>]) => ({
      field: name,
      unit: field.unit ?? null,
      meaning: sentenceOf(field, LISTS),
      known: shareKnown(all, name),
    }));
    return answered({ record, records: all.length, data });
  },
};

function readInput({ fields, ...rest }: Arguments) {
  const reading = readArguments(RECORD, rest);
  const names = fieldNames.safeParse(fields);
  const record = RECORD.record.schema.safeParse(reading.ok ? reading.texts.record : undefined).data ?? 'actuator';
  const faults = [
    ...(reading.ok ? [] : reading.faults),
    ...(names.success ? unknownNames('fields', names.data ?? [], Object.keys(KINDS[record].fields)) : [NO_LIST]),
  ];
  return faults.length > 0 ? { ok: false as const, faults } : { ok: true as const, record, names: names.data };
}

const NO_LIST = {
  field: 'fields',
  in: 'body',
  detail: 'must be a list of field names',
  repair: 'Send `{"fields": ["kt_nm_per_a"]}`.',
} as const;

/** The share of records in which a field is not null, to two decimals. */
function shareKnown(records: Records, name: string): number {
  const known = records.filter((record) => record[name] !== null).length;
  return records.length === 0 ? 0 : Math.round((known / records.length) * 100) / 100;
}

import { z } from 'zod';
import { actuator } from '../../catalog/actuator.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldMeanings } from '../../catalog/field.ts';
import { motor, robot } from '../../catalog/robot.ts';
import { choice, type Parameter } from '../../query/parameter.ts';
import { arrayOf, closed, inputOf, inToolWords, MAYBE_TEXT } from './schemas.ts';
import { readArguments, unknownNames } from './arguments.ts';
import { answered, refused, type Arguments, type Tool } from './tool.ts';

type Records = readonly Readonly<Record<string, unknown>>[];

/** THE TABLE of the kinds of record whose fields can be explained: their schema, and the records in which they occur. */
const KINDS = {
  actuator: { schema: actuator, records: ({ actuators }: Dataset): Records => actuators },
  robot: { schema: robot, records: ({ robots }: Dataset): Records => robots },
  motor: {
    schema: motor,
    records: ({ jointsOf }: Dataset): Records => [...jointsOf.values()].flat().map((joint) => joint.motor),
  },
} as const;

const RECORD = {
  record: {
    schema: choice(['actuator', 'robot', 'motor']).default('actuator'),
    says: 'Kind of record; `motor` is that of a joint of a robot.',
    example: 'robot',
  },
} satisfies Record<string, Parameter>;

const FIELDS = { type: 'array', items: { type: 'string' }, description: 'Names of fields; all of them when absent.' };
const fieldNames = z.array(z.string()).nullish();

/** Explains the fields of records. */
export const explainFields: Tool = {
  name: 'explain_fields',
  title: 'Explain fields',
  description:
    'What the fields of a record mean: `data` with each `field`, its `unit` (UCUM code; null for what is no quantity), its `meaning`, and `known`, the share of records (0 to 1) in which it is not null: a filter on a rarely known figure leaves most actuators out. An unknown field name is refused with the nearest right one.',
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
    const { schema, records } = KINDS[record];
    const all = records(dataset);
    const meanings = fieldMeanings(schema).filter(({ name }) => names?.includes(name) ?? true);
    const data = meanings.map(({ name, unit, description }) => ({
      field: name,
      unit,
      meaning: inToolWords(description),
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
    ...(names.success ? unknownNames('fields', names.data ?? [], Object.keys(KINDS[record].schema.shape)) : [NO_LIST]),
  ];
  return faults.length > 0 ? { ok: false as const, faults } : { ok: true as const, record, names: names.data };
}

const NO_LIST = {
  field: 'fields',
  in: 'body',
  detail: 'must be a list of names of fields',
  repair: 'Send `{"fields": ["kt_nm_per_a"]}`.',
} as const;

/** The share of records in which a field is not null, to two decimals. */
function shareKnown(records: Records, name: string): number {
  const known = records.filter((record) => record[name] !== null).length;
  return records.length === 0 ? 0 : Math.round((known / records.length) * 100) / 100;
}

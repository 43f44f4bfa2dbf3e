import { z } from 'zod';
import type { Field, ListName } from '../../catalog/fields/field.ts';
import { sentenceOf } from '../../catalog/fields/read.ts';
import type { Result } from '../../catalog/result.ts';
import { EXPLAINED_FIELDS } from '../../limits.ts';
import { shown, type Fault } from '../../query/fault.ts';
import { choice } from '../../query/kinds.ts';
import type { Parameters } from '../../query/parameter.ts';
import { RECORD_KINDS, type RecordKind } from '../service.ts';
import { readArguments, unknownNames } from './arguments.ts';
import { arrayOf, closed, inputOf, MAYBE_TEXT } from './schemas.ts';
import { answered, refused, type Arguments, type Tool } from './tool.ts';

const LISTS: Readonly<Record<ListName, string>> = {
  categories: 'list_taxonomies',
  brands: 'list_taxonomies',
  use_cases: 'list_taxonomies',
};

const RECORD = {
  record: {
    kind: choice(['actuator', 'robot', 'motor']),
    usual: 'actuator',
    says: 'Kind of record; `motor` is the motor of a robot joint.',
    example: 'robot',
  },
} satisfies Parameters;

const FIELDS = {
  type: 'array',
  items: { type: 'string' },
  maxItems: EXPLAINED_FIELDS,
  description: 'Field names; all fields when absent.',
};
const fieldNames = z.array(z.string()).nullish();
type Names = z.infer<typeof fieldNames>;

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
  run: ({ coverage }, given) => {
    const reading = readInput(given);
    if (!reading.ok) return refused({ code: 'invalid_parameter', faults: reading.fault });
    const { record, names } = reading.value;
    const { records, known } = coverage(record);
    const asked = Object.entries(RECORD_KINDS[record]).filter(([name]) => names?.includes(name) ?? true);
    const data = asked.map(([name, field]: [string, Field<never>]) => ({
      field: name,
      unit: field.unit ?? null,
      meaning: sentenceOf(field, LISTS),
      known: share(known[name] ?? 0, records),
    }));
    return answered({ record, records, data });
  },
};

function readInput({ fields, ...rest }: Arguments): Result<{ record: RecordKind; names: Names }, readonly Fault[]> {
  const reading = readArguments(RECORD, rest);
  const names = fieldNames.safeParse(fields);
  const record = kindNamed(reading.ok ? reading.value.record : undefined);
  const faults = [
    ...(reading.ok ? [] : reading.fault),
    ...(names.success ? unknownNames('fields', names.data ?? [], Object.keys(RECORD_KINDS[record])) : [noList(fields)]),
  ];
  return faults.length > 0 ? { ok: false, fault: faults } : { ok: true, value: { record, names: names.data } };
}

function kindNamed(text: string | undefined): RecordKind {
  const reading = RECORD.record.kind.read(text ?? '');
  return reading.ok ? reading.value : 'actuator';
}

const noList = (found: unknown): Fault => ({
  field: 'fields',
  in: 'body',
  detail: `must be a list of field names; got ${shown(found)}`,
  repair: 'Send `{"fields": ["kt_nm_per_a"]}`.',
});

/** A share to two decimals. */
const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100) / 100);

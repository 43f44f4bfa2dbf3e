import { z } from 'zod';
import { field } from '../../api/schemas/fields.ts';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Fields, ListName } from '../../catalog/fields/field.ts';
import { MOTOR_FIELDS } from '../../catalog/fields/motor.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import { meaningOf, sentenceOf } from '../../catalog/fields/select-fields.ts';
import { list, lowerCase, separated } from '../../query/parameters/kinds.ts';
import type { Parameters } from '../../query/parameters/parameter.ts';
import { builtDocument, type McpService } from '../service.ts';
import { readArguments, readFieldNames, unknownNames } from './input/arguments.ts';
import { recordKind, type RecordKind } from './input/record-kind.ts';
import { inputOf, OBJECT, OBJECTS, output, TEXT } from './input/schemas.ts';
import { answered, refused, type Tool } from './tool.ts';

const TOPICS = ['categories', 'brands', 'use_cases', 'fields'] as const;

type Topic = (typeof TOPICS)[number];

/** The fields of each kind of record; those of a joint are its motor's. */
const FIELDS_OF: Readonly<Record<RecordKind, Fields<never>>> = {
  actuator: ACTUATOR_FIELDS,
  robot: ROBOT_FIELDS,
  joint: MOTOR_FIELDS,
};

const ARGUMENTS = {
  about: { kind: list(lowerCase, TOPICS), says: 'Parts to add.', example: 'categories' },
  record: {
    kind: recordKind(),
    defaultValue: 'actuator',
    says: 'Kind of record that has the fields; of a joint, those of its motor.',
    example: 'robot',
  },
  fields: { kind: list(lowerCase), says: 'Fields to explain.', example: 'kt_nm_per_a' },
} satisfies Parameters;

/** Describes the catalog and its vocabulary. */
export const describeCatalog: Tool = {
  name: 'describe_catalog',
  title: 'Describe the catalog',
  description:
    'The version and size of the catalog, its licence, how to cite it; if asked, the values of `categories`, `brands` and `use_cases`, or `fields`: `unit` (absent: none), `meaning`, and the share of records where each is `known`.',
  inputSchema: inputOf({}, ARGUMENTS),
  outputSchema: output(
    {
      version: TEXT,
      counts: OBJECT,
      categories: OBJECTS,
      brands: OBJECTS,
      use_cases: OBJECTS,
      fields: OBJECTS,
    },
    ['version', 'counts'],
  ),
  run: (service, { fields, ...given }) => {
    const reading = readArguments(ARGUMENTS, given);
    const kind = ARGUMENTS.record.kind.read((reading.ok && reading.value.record) || '');
    const record = kind.ok ? kind.value : 'actuator';
    const named = readFieldNames(fields);
    const names = named.ok ? (named.value ?? []) : [];
    const errors = [
      ...(reading.ok ? [] : reading.error),
      ...(named.ok ? unknownNames(names, Object.keys(FIELDS_OF[record]), otherKindOf) : named.error),
    ];
    if (!reading.ok || errors.length > 0) return refused({ code: 'invalid_parameter', errors });
    const topics = separated(lowerCase(reading.value.about ?? ''));
    const isAsked = (topic: Topic): boolean =>
      topics.includes(topic) || (topic === 'fields' && names.length > 0);
    const asked = TOPICS.filter(isAsked);
    return answered({
      ...edition(service, asked.length === 0),
      ...Object.fromEntries(asked.map((topic) => [topic, TOPIC_READERS[topic](service, record, names)])),
    });
  },
};

/** A hint that names the kind of record with this field; null if there is none. */
function otherKindOf(name: string): string | null {
  const kind = Object.entries(FIELDS_OF).find(([, fields]) => Object.hasOwn(fields, name))?.[0];
  return kind === undefined ? null : `It is a field of another record: give \`record\` ${kind}.`;
}

/**
 * `/api/v1/dataset` without its files, which a resource lists, and with the citation as a text only; the
 * rights only if no other topic is requested.
 */
const edition = (service: McpService, isAll: boolean) =>
  z
    .looseObject({ citation: z.object({ text: z.string() }) })
    .transform(({ files: _files, previous: _previous, rights, citation, ...rest }) => ({
      ...rest,
      ...(isAll && { rights }),
      citation: citation.text,
    }))
    .parse(builtDocument(service, 'get_dataset'));

type ReadTopic = (service: McpService, record: RecordKind, names: readonly string[]) => readonly unknown[];

/** The function that reads each topic. */
const TOPIC_READERS: Readonly<Record<Topic, ReadTopic>> = {
  categories: ({ taxonomies }) => taxonomies.categories,
  brands: ({ taxonomies }) => taxonomies.brands,
  use_cases: ({ taxonomies }) => taxonomies.useCases,
  fields: explained,
};

const LISTS: Readonly<Record<ListName, string>> = {
  categories: 'describe_catalog',
  brands: 'describe_catalog',
  use_cases: 'describe_catalog',
};

const fieldList = z.object({ data: z.array(field) });

function explained(service: McpService, record: RecordKind, names: readonly string[]): unknown[] {
  const { data } = fieldList.parse(builtDocument(service, 'list_fields'));
  const rows = FIELDS_OF[record];
  const listed = record === 'joint' ? 'motor' : record;
  const asked = data.filter(
    (row) => row.record === listed && (names.length === 0 || names.includes(row.field)),
  );
  return asked.map(({ field: name, unit, known, of }) => ({
    field: name,
    unit,
    meaning: rows[name] && sentenceOf(meaningOf(rows[name]), rows[name].list, LISTS),
    known: share(known, of),
  }));
}

/** A share to two decimals. */
const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100) / 100;

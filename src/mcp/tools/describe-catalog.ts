import { z } from 'zod';
import type { Field, ListName } from '../../catalog/fields/field.ts';
import { sentenceOf } from '../../catalog/fields/read.ts';
import { choice, list, lowerCase, separated } from '../../query/kinds.ts';
import type { Parameters } from '../../query/parameter.ts';
import { builtDocument, RECORD_KINDS, type McpService, type RecordKind } from '../service.ts';
import { readArguments, readFieldNames, unknownNames } from './arguments.ts';
import { inputOf, LIST, OBJECT, output, TEXT } from './schemas.ts';
import { answered, refused, type Tool } from './tool.ts';

const PARTS = ['categories', 'brands', 'use_cases', 'fields'] as const;

type Part = (typeof PARTS)[number];

const CHOSEN = {
  about: { kind: list(lowerCase, PARTS), says: 'What to add.', example: 'categories' },
  record: {
    kind: choice(['actuator', 'robot', 'motor']),
    usual: 'actuator',
    says: 'Whose fields; a motor is that of a robot joint.',
    example: 'robot',
  },
} satisfies Parameters;

const FIELDS = {
  fields: { kind: list(lowerCase), says: 'Explains these fields.', example: 'kt_nm_per_a' },
} satisfies Parameters;

/** Says what the catalog is, and what its words mean. */
export const describeCatalog: Tool = {
  name: 'describe_catalog',
  title: 'Describe the catalog',
  description:
    'The version, release day and size of the catalog, its licence, and how to cite it; and if asked `categories`, `brands`, `use_cases` (the values of these filters, with counts), or `fields`: `unit` (UCUM; null for none), `meaning`, and the share of records in which each is `known`, for a filter on a rarely known figure leaves most out.',
  inputSchema: inputOf({ ...CHOSEN, ...FIELDS }),
  outputSchema: output(
    { version: TEXT, counts: OBJECT, categories: LIST, brands: LIST, use_cases: LIST, fields: LIST },
    ['version', 'counts'],
  ),
  run: (service, { fields, ...given }) => {
    const reading = readArguments({ ...CHOSEN, ...FIELDS }, given);
    const record = kindNamed(reading.ok ? reading.value.record : undefined);
    const named = readFieldNames(fields);
    const names = named.ok ? (named.value ?? []) : [];
    const faults = [
      ...(reading.ok ? [] : reading.fault),
      ...(named.ok ? unknownNames('fields', names, Object.keys(RECORD_KINDS[record])) : named.fault),
    ];
    if (!reading.ok || faults.length > 0) return refused({ code: 'invalid_parameter', faults });
    const parts = separated(lowerCase(reading.value.about ?? ''));
    const isAsked = (part: Part): boolean => parts.includes(part) || (part === 'fields' && names.length > 0);
    const asked = PARTS.filter(isAsked);
    return answered({
      ...edition(service, asked.length === 0),
      ...Object.fromEntries(asked.map((part) => [part, PART[part](service, record, names)])),
    });
  },
};

/** What `/api/v1/dataset` says without its files, which a resource lists; the citation in words alone, the rights where nothing else is asked. */
const edition = (service: McpService, isAll: boolean) =>
  z
    .looseObject({ citation: z.object({ text: z.string() }) })
    .transform(({ files: _files, previous: _previous, rights, citation, ...rest }) => ({
      ...rest,
      ...(isAll && { rights }),
      citation: citation.text,
    }))
    .parse(builtDocument(service, 'get_dataset', ''));

type ReadPart = (service: McpService, record: RecordKind, names: readonly string[]) => readonly unknown[];

/** What can be asked. */
const PART: Readonly<Record<Part, ReadPart>> = {
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

function explained({ coverage }: McpService, record: RecordKind, names: readonly string[]): unknown[] {
  const { records, known } = coverage(record);
  const asked = Object.entries(RECORD_KINDS[record]).filter(([name]) => names.length === 0 || names.includes(name));
  return asked.map(([name, field]: [string, Field<never>]) => ({
    field: name,
    unit: field.unit ?? null,
    meaning: sentenceOf(field, LISTS),
    known: share(known[name] ?? 0, records),
  }));
}

function kindNamed(text: string | undefined): RecordKind {
  const reading = CHOSEN.record.kind.read(text ?? '');
  return reading.ok ? reading.value : 'actuator';
}

/** A share to two decimals. */
const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100) / 100);

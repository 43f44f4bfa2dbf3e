import { z } from 'zod';
import {
  SHEET_PARTS,
  type AnsweredIn,
  type Field,
  type Fields,
  type FileForm,
  type ListName,
} from './field.ts';
import { ratioOf } from './ratio.ts';

/** The names of a table's fields. */
export type NameOf<Table> = Extract<keyof Table, string>;

/** The names of the fields whose rows have these columns. */
export type NameWith<Table, Columns> = {
  [Name in NameOf<Table>]: Table[Name] extends Columns ? Name : never;
}[NameOf<Table>];

/** The names of the fields that hold a number, or null. */
export type NumericName<Table> = NameWith<Table, { readonly schema: z.ZodType<number | null> }>;

type Column = keyof Field;

type AnyFields = Fields<never>;

/** The rows of a table that are answered in one of some parts. */
export type FieldsIn<Table, In extends AnsweredIn> = {
  readonly [
    Name in keyof Table as (Table[Name] extends { readonly in: infer Own } ? Own : 'record') extends In
      ? Name
      : never
  ]: Table[Name];
};

/** The rows of one part of a table, in its order. Every access to a part goes through here. */
export function fieldsOf<Table extends AnyFields, In extends AnsweredIn>(
  fields: Table,
  part: { readonly in: In },
): FieldsIn<Table, In>;
export function fieldsOf(fields: AnyFields, part: { readonly in: AnsweredIn }): AnyFields {
  return Object.fromEntries(Object.entries(fields).filter(([, row]) => (row.in ?? 'record') === part.in));
}

/** The names of a table's fields, in its order. */
export const namesOf = <Table extends AnyFields>(fields: Table): NameOf<Table>[] =>
  Object.keys(fields).filter((name): name is NameOf<Table> => Object.hasOwn(fields, name));

/**
 * The names of the fields whose rows have a column: in the order of its numbers if it holds positions,
 * otherwise in the order of the table.
 */
export function namesWith<Table extends AnyFields, Name extends Column>(
  fields: Table,
  column: Name,
): NameWith<Table, Readonly<Record<Name, unknown>>>[] {
  const placeOf = (name: string): number => {
    const place = fields[name]?.[column];
    return typeof place === 'number' ? place : 0;
  };
  return namesOf(fields)
    .filter(
      (name): name is NameWith<Table, Readonly<Record<Name, unknown>>> =>
        fields[name]?.[column] !== undefined,
    )
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The names of the fields that hold a number, or null. */
export const numericNames = <Table extends AnyFields>(fields: Table): NumericName<Table>[] =>
  namesOf(fields).filter(
    (name): name is NumericName<Table> => knownSchema(fields[name]?.schema) instanceof z.ZodNumber,
  );

/** The schema of a field's values that are known. */
const knownSchema = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodNullable ? schema.unwrap() : schema;

/** The names of the fields that are yes or no, or unknown. */
export const flagNames = (fields: AnyFields): string[] =>
  namesOf(fields).filter((name) => knownSchema(fields[name]?.schema) instanceof z.ZodBoolean);

/** The only words that a field can have; empty if it can have any value. */
export function wordsOf({ schema }: Pick<Field, 'schema'>): readonly string[] {
  const known = knownSchema(schema);
  return known instanceof z.ZodEnum ? known.options.map(String) : [];
}

/**
 * The fields by which records are sorted: those with a position in documents, then every other
 * figure.
 */
export const sortNames = <Table extends AnyFields>(fields: Table): NameOf<Table>[] => [
  ...new Set<NameOf<Table>>([...namesWith(fields, 'sorts'), ...numericNames(fields)]),
];

/** A part of a data sheet with the fields that it shows. */
export interface SheetSection<Name extends string> {
  readonly slug: string;
  readonly title: string;
  readonly names: readonly Name[];
}

/** The parts of a record's data sheet, in the order of the page. */
export const sheetParts = <Table extends AnyFields>(fields: Table): SheetSection<NameOf<Table>>[] =>
  Object.entries(SHEET_PARTS).map(([slug, title]) => ({
    slug,
    title,
    names: namesOf(fields).filter((name) => fields[name]?.part === slug),
  }));

/**
 * The fields that a comparison aligns: those of the data sheet in its order, then those marked `isCompared`.
 */
export const comparedNames = <Table extends AnyFields>(fields: Table): NameOf<Table>[] => [
  ...sheetParts(fields).flatMap(({ names }) => names),
  ...namesOf(fields).filter((name) => fields[name]?.isCompared),
];

/** The schemas of a table's fields, as the API answers them, by name. */
export type AnsweredShape<Table extends AnyFields> = {
  -readonly [Name in keyof Table]: Table[Name]['schema'];
};

/**
 * The schemas of a table's fields as answered, each with its title, its sentence and its unit for the
 * documents.
 */
export function answeredShape<Table extends AnyFields>(fields: Table): AnsweredShape<Table>;
export function answeredShape(fields: AnyFields): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema, title, says, unit, list }]) => [
      name,
      schema.meta({
        title,
        description: meaningOf({ schema, says }),
        ...(unit !== undefined && { 'x-unit': unit }),
        ...(list !== undefined && { 'x-list': list }),
      }),
    ]),
  );
}

/** The schemas of the fields that one part of a file states, by name. */
export type WrittenShape<Table extends AnyFields, In extends FileForm['in']> = {
  -readonly [
    Name in keyof Table as Table[Name] extends { readonly written: { readonly in: In } } ? Name : never
  ]: Table[Name] extends { readonly written: { readonly as: infer Schema } } ? Schema : never;
};

/** The schemas of the fields that one part of a file states, in the table's order. */
export function writtenShape<Table extends AnyFields, In extends FileForm['in']>(
  fields: Table,
  part: In,
): WrittenShape<Table, In>;
export function writtenShape(fields: AnyFields, part: string): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { written }]) =>
      written?.in === part ? [[name, written.as]] : [],
    ),
  );
}

/**
 * The values of a record in the order of its table: from its file, otherwise derived, otherwise null; then
 * the ratios of these.
 */
export function valuesOf<From>(
  fields: Fields<From>,
  stated: Readonly<Record<string, unknown>>,
  origin: From,
): Record<string, unknown> {
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, { written, derive }]): [string, unknown] => [
      name,
      (written && stated[name]) ?? derive?.(origin) ?? null,
    ]),
  );
  const operands = { ...stated, ...values };
  const ratios = Object.entries(fields).flatMap(([name, { ratio }]): [string, unknown][] =>
    ratio === undefined ? [] : [[name, ratioOf(ratio, operands)]],
  );
  return { ...values, ...Object.fromEntries(ratios) };
}

/** The fields that a derived field follows from; null for one that does not follow from others. */
export const operandsOf = ({ ratio, follows }: Pick<Field, 'ratio' | 'follows'>): readonly string[] | null =>
  ratio === undefined ? (follows ?? null) : [ratio.over, ratio.under];

/** The row of a field. Throws for a name that the table lacks. */
export function fieldOf(fields: AnyFields, name: string): Field<never> {
  const field = fields[name];
  if (field === undefined) throw new Error(`No field is called ${name}.`);
  return field;
}

/** A field's sentence for the author of a file, who leaves out unknown values. */
export const sentenceForAuthor = ({ says, template }: Pick<Field, 'says' | 'template'>): string =>
  template?.note ?? withoutNull(says);

/** A sentence without what null means. */
export const withoutNull = (says: string): string =>
  says.replace(/ Null (when|where|unless|without) .*$/, '');

/** The name of each list for a reader: its path, or the tool that gives it. */
export type ListNames = Readonly<Record<ListName, string>>;

/** A field's sentence, with the meaning of null unless the row states it. */
export const meaningOf = ({ says, schema }: Pick<Field, 'says' | 'schema'>): string =>
  /\bnull\b/i.test(says) || !schema.safeParse(null).success ? says : `${says} Null when unknown or rejected.`;

/** A sentence; the list of all values is named in the reader's own words. */
export const sentenceOf = (says: string, list: ListName | undefined, lists: ListNames): string =>
  list === undefined ? says : `${says.replace(/\.$/, '')}; see \`${lists[list]}\`.`;

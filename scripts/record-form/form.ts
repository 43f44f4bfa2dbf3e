import { z } from 'zod';
import { sourceFile } from '../../src/catalog/fields/evidence/source.ts';
import type { Fields } from '../../src/catalog/fields/field.ts';
import { sentenceForAuthor } from '../../src/catalog/fields/select-fields.ts';
import { slug } from '../../src/catalog/fields/value-schemas.ts';
import type { Catalog } from '../../src/catalog/files/yaml-schemas.ts';
import type { Figure } from '../catalog/figures-in-files.ts';
import { wantedBrand } from '../catalog/rules/references.ts';
import { NOTES } from '../catalog/template.ts';

/** The place of an answer: the file's path, its top, its `specs` or `figures`, or its one source. */
export type FileSection = 'path' | 'file' | 'specs' | 'figures' | 'source';

/** One question about a new record, which is a flag of the command as well. */
export interface Field {
  readonly part: FileSection;
  /** The key in the file: `peak_torque_nm`, `url` of the source. */
  readonly key: string;
  /** The flag without its dashes: `peak-torque-nm`, `source-url`. */
  readonly flag: string;
  readonly required: boolean;
  /** The key whose answer makes this one optional. */
  readonly unless?: string;
  readonly says: string;
  readonly schema: z.ZodType;
  /** Words that the answer is chosen from, where the schema doesn't list them. */
  readonly choices: readonly string[];
}

/** The form of a new record: its questions in the order of the file, and how their answers make one. */
export interface RecordForm {
  readonly record: 'actuator' | 'robot';
  readonly fields: readonly Field[];
  readonly schema: z.ZodObject;
  /** The file when nothing is answered. */
  readonly blank: Readonly<Record<string, unknown>>;
  /** The figures and other values of a file that need the words of a source. */
  readonly figuresIn: (file: object) => readonly Pick<Figure, 'key'>[];
}

/** The lists that answers are chosen from. */
export type Lists = Pick<Catalog, 'brands' | 'use_cases'>;

/** The sentences of questions, by key. */
type Sentences = Readonly<Record<string, string>>;

/** The questions about where a record's file goes. */
export const pathFields = ({ brands }: Lists): Field[] =>
  fieldsOf('path', { brand: brandOf(brands), model: slug }, PATH_SAYS);

/** The questions about the one source that a record's file has to begin with. */
export const sourceFields = (): Field[] =>
  fieldsOf('source', sourceFile.omit({ states: true }).shape, SOURCE_SAYS).map((field) => ({
    ...field,
    flag: `source-${field.flag}`,
    required: field.required && field.key !== 'accessed',
  }));

/** The questions about one part of a record's file, in the order of its schema. */
export const fieldsOf = (
  part: FileSection,
  shape: Readonly<Record<string, z.ZodType>>,
  says: Sentences,
): Field[] =>
  Object.entries(shape).map(([key, schema]) => ({
    part,
    key,
    flag: flagOf(key),
    required: !schema.safeParse(undefined).success,
    says: says[key] ?? '',
    schema,
    choices: [],
  }));

/** `peak_torque_nm` -> `peak-torque-nm`. */
export const flagOf = (key: string): string => key.replaceAll('_', '-');

/** The sentences of the API's fields, without the one on null: here an unknown value is left out. */
export const meaningsOf = (...tables: readonly Fields<never>[]): Sentences =>
  Object.fromEntries(
    tables.flatMap((fields) => Object.entries(fields)).map(([name, row]) => [name, sentenceForAuthor(row)]),
  );

/** The part of a field's schema that a given value meets, whether or not the field is optional. */
export const innerSchema = ({ schema }: Pick<Field, 'schema'>): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? schema.unwrap() : schema;

/** A schema of an object, whether or not it is optional; null for any other value. */
export function objectSchema(schema: unknown): z.ZodObject | null {
  const inner = schema instanceof z.ZodType ? innerSchema({ schema }) : null;
  return inner instanceof z.ZodObject ? inner : null;
}

const PATH_SAYS: Sentences = {
  brand: "The maker's slug in brands.yaml, which is the folder.",
  model: 'The file name without .yaml; with the brand it makes the id.',
};

const SOURCE_SAYS: Sentences = {
  ...NOTES,
  accessed: 'Day on which the source was read; today when not given.',
};

const brandOf = (brands: Lists['brands']) =>
  z.string().refine((name) => Object.hasOwn(brands, name), {
    error: ({ input }) => wantedBrand(String(input), Object.keys(brands)),
  });

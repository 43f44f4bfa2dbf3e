import { z } from 'zod';
import { actuatorFile, figuresFile, specsFile } from '../../src/catalog/actuator-file.ts';
import type { Catalog } from '../../src/catalog/catalog.ts';
import { ACTUATOR_FIELDS } from '../../src/catalog/fields/actuator.ts';
import { FURTHER_FIGURES } from '../../src/catalog/fields/further.ts';
import { sentenceForAuthor } from '../../src/catalog/fields/read.ts';
import { slug } from '../../src/catalog/fields/values.ts';
import { sourceFile } from '../../src/catalog/source.ts';
import { nearestHint } from '../catalog/nearest.ts';
import { wantedBrand } from '../catalog/rules/brand-exists.ts';

/** Where an answer goes: into the file's path, its top, its `specs` or `figures`, or its one source. */
export type Part = 'path' | 'file' | 'specs' | 'figures' | 'source';

/** One question about a new actuator, which is a flag of the command as well. */
export interface Field {
  readonly part: Part;
  /** The key in the file: `peak_torque_nm`, `url` of the source. */
  readonly key: string;
  /** The flag without its dashes: `peak-torque-nm`, `source-url`. */
  readonly flag: string;
  readonly required: boolean;
  readonly says: string;
  readonly schema: z.ZodType;
  /** Words that the answer is chosen from, where the schema doesn't list them. */
  readonly choices: readonly string[];
}

/** The lists that answers are chosen from. */
export type Lists = Pick<Catalog, 'brands' | 'use_cases'>;

const SAYS: Readonly<Record<string, string>> = {
  'path.brand': "The maker's slug in brands.yaml, which is the folder.",
  'path.model': 'The file name without .yaml; with the brand it makes the id.',
  'file.use_cases': 'What it is used for; at least one tag.',
  'file.aliases': 'Other names that people use for it.',
  'file.replaced_by': "Id of the maker's successor in the catalog.",
  'file.verified': 'Whether the figures were read a second time against the source.',
  'source.url': 'Address of the source of the figures.',
  'source.title': 'Title of the source.',
  'source.kind': 'Who publishes the source.',
  'source.accessed': 'Day on which the source was read; today when not given.',
};

// Conditions are too many for a form: the file is the place to write them.
const fileShape = actuatorFile.omit({ specs: true, conditions: true, figures: true, sources: true }).shape;
const sourceShape = sourceFile.omit({ states: true }).shape;

/** Every question about a new actuator, in the order of the file: read off the schemas of `src/catalog`. */
export const actuatorFields = (lists: Lists): Field[] =>
  [
    ...fieldsOf('path', { brand: brandOf(lists), model: slug }),
    ...fieldsOf('file', { ...fileShape, use_cases: z.array(useCaseOf(lists)).min(1) }),
    ...fieldsOf('specs', specsFile.shape),
    ...fieldsOf('figures', figuresFile.shape),
    ...fieldsOf('source', sourceShape),
  ].map((field) => (field.key === 'use_cases' ? { ...field, choices: Object.keys(lists.use_cases) } : field));

function fieldsOf(part: Part, shape: Readonly<Record<string, z.ZodType>>): Field[] {
  return Object.entries(shape).map(([key, schema]) => ({
    part,
    key,
    flag: `${part === 'source' ? 'source-' : ''}${key.replaceAll('_', '-')}`,
    required: !schema.safeParse(undefined).success && key !== 'accessed',
    says: SAYS[`${part}.${key}`] ?? meanings.get(key) ?? '',
    schema,
    choices: [],
  }));
}

/** The sentences of the API's fields, without the one on null: here an unknown value is left out. */
const meanings = new Map(
  Object.entries({ ...ACTUATOR_FIELDS, ...FURTHER_FIGURES }).map(([name, row]) => [name, sentenceForAuthor(row)]),
);

const brandOf = ({ brands }: Lists) =>
  z.string().refine((name) => Object.hasOwn(brands, name), {
    error: ({ input }) => wantedBrand(String(input), Object.keys(brands)),
  });

const useCaseOf = ({ use_cases }: Lists) =>
  z.string().refine((tag) => Object.hasOwn(use_cases, tag), {
    error: ({ input }) =>
      `one of ${Object.keys(use_cases).join(', ')}${nearestHint(String(input), Object.keys(use_cases))}`,
  });

/** The part of a field's schema that a given value meets, whether or not the field is optional. */
export const innerSchema = ({ schema }: Field): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? schema.unwrap() : schema;

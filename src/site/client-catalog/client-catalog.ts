import type { Service } from '../../api/service.ts';
import { columnFileOf, type ColumnFile } from '../../bulk/actuators-json.ts';
import { actuatorTable } from '../../bulk/build-tables.ts';
import { bulkPath, COLUMN_FILE } from '../../bulk/paths.ts';
import type { Cell } from '../../bulk/table.ts';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Field } from '../../catalog/fields/field.ts';
import { ROBOT_KINDS } from '../../catalog/fields/robot.ts';
import { flagNames, namesWith, numericNames, sheetParts } from '../../catalog/fields/select-fields.ts';
import type { Unit } from '../../catalog/fields/units.ts';
import { answered } from '../../catalog/fields/value-schemas.ts';
import type { Dataset } from '../../catalog/records/dataset.ts';
import { newIdOf } from '../../catalog/records/moved-ids.ts';
import type { Category } from '../../catalog/records/record-schemas.ts';
import { ACTUATOR_FILTERS, ACTUATOR_VOCABULARY } from '../../query/filters/actuator-and-robot-filters.ts';
import type { Vocabulary } from '../../query/filters/filter-rows.ts';
import { ACTUATOR_LISTING } from '../../query/list/actuator-and-robot-lists.ts';
import type { FilterWord } from '../../query/parameters/names/filter-word.ts';
import { isList } from '../../query/parameters/parameter.ts';
import { SORT_FIELDS } from '../../query/parameters/parameters.ts';

/**
 * Kinds of fields, by how they are filtered and sorted: by bounds, by accepted supply, by words, or not at
 * all.
 */
export type FieldKind = 'number' | 'ratio' | 'interval' | 'flag' | 'choice' | 'text';

/** A field for the browser, derived from the table of fields. */
export interface ClientField {
  readonly name: string;
  readonly title: string;
  readonly unit: Unit | null;
  readonly kind: FieldKind;
  /** The name of its filter, if it differs from the field's. */
  readonly filter?: string;
  /** The bounds on it that the API accepts. */
  readonly ends?: readonly ('min' | 'max')[];
  readonly better: 'more' | 'less' | null;
  /** The part of the data sheet that shows it, by title; null if there is none. */
  readonly part: string | null;
  /** True if it is among the figures at the head of pages and tables. */
  readonly isLead?: true;
}

/**
 * Facts about the catalog that a page has before its file is loaded: the file's address, and how its columns
 * are shown and filtered.
 */
export interface CatalogDescription {
  /** Path of the file of columns. */
  readonly address: string;
  /** Titles of the parts of the data sheet, in their order. */
  readonly parts: readonly string[];
  /** The fields that at least one actuator has. */
  readonly fields: readonly ClientField[];
  readonly categories: readonly Pick<Category, 'slug' | 'label'>[];
  /** Names of makers in other scripts, by their Latin names. */
  readonly brandAliases: Readonly<Record<string, readonly string[]>>;
  /** Former ids of actuators with their current ids. */
  readonly newIds: Readonly<Record<string, string>>;
  readonly api: ListApi;
  /** Facts about fields that the filters need. */
  readonly vocabulary: Omit<Vocabulary, 'bounded'> & {
    readonly robotKinds: readonly string[];
  };
}

/** Words of the fields, which a page loads when it first reads a sentence or explains a column. */
export interface FieldWords {
  /** The meaning of each field, in the words of the data sheet. */
  readonly means: Readonly<Record<string, string>>;
  /** The words that ask for filters. */
  readonly words: readonly FilterWord[];
}

/** Filters and sort orders of the API, so that a page never offers a query that the API refuses. */
export interface ListApi {
  readonly filters: readonly string[];
  /** The filters that take several values between commas. */
  readonly several: readonly string[];
  readonly sorts: readonly string[];
}

/** The catalog for the browser: the columns of its file with their description. */
export interface ClientCatalog {
  readonly file: ColumnFile;
  readonly description: CatalogDescription;
  readonly fieldWords: FieldWords;
}

/** Makes the catalog for the browser. */
export function buildClientCatalog({ dataset, openData: { files } }: Service): ClientCatalog {
  const table = actuatorTable(dataset);
  const valuesOf = (name: string): Cell[] => table.rows.map((row) => row[name] ?? null);
  const known = SHOWN.filter((name) => valuesOf(name).some((value) => value !== null));
  const addresses = table.columns.flatMap(({ name, isAddress }) => (isAddress ? name : []));
  return {
    file: columnFileOf(table, dataset),
    description: {
      address: addressOf(dataset.edition.version, files),
      parts: PARTS.map(({ title }) => title),
      fields: known.map((name) => clientField(name, valuesOf(name))),
      categories: dataset.categories.map(({ slug, label }) => ({ slug, label })),
      brandAliases: brandAliasesOf(dataset),
      newIds: newIdsOf(dataset),
      api: {
        filters: Object.keys(ACTUATOR_FILTERS),
        several: Object.entries(ACTUATOR_FILTERS).flatMap(([name, filter]) => (isList(filter) ? name : [])),
        sorts: SORT_FIELDS.map(String),
      },
      vocabulary: {
        flags: ACTUATOR_VOCABULARY.flags.map((flag) => ({ ...flag, says: '' })),
        choices: ACTUATOR_VOCABULARY.choices.map((choice) => ({ ...choice, says: '' })),
        nullable: ACTUATOR_VOCABULARY.nullable,
        // Pages do not load addresses, so that each would count as unknown.
        known: ACTUATOR_VOCABULARY.known.filter((name) => !addresses.includes(name)),
        robotKinds: ROBOT_KINDS,
      },
    },
    fieldWords: {
      means: Object.fromEntries(known.map((name) => [name, meaningOf(ROWS[name])])),
      words: ACTUATOR_LISTING.words,
    },
  };
}

const newIdsOf = ({ moved: { actuators: moved } }: Dataset): Record<string, string> =>
  Object.fromEntries(
    Object.keys(moved).flatMap((id) => {
      const now = newIdOf(moved, id);
      return now === null ? [] : [[id, now]];
    }),
  );

const brandAliasesOf = ({
  actuators,
  actuatorEntries,
  brandAliases,
}: Dataset): Record<string, readonly string[]> =>
  Object.fromEntries(
    actuators.flatMap(({ id, brand }) => {
      const aliases = brandAliases.get(actuatorEntries.get(id)?.brand ?? '') ?? [];
      return aliases.length === 0 ? [] : [[brand, aliases]];
    }),
  );

/**
 * The file of this version with the start of its hash: browsers cache it for a year, and other code may write
 * the same catalog in another format.
 */
function addressOf(version: string, files: Service['openData']['files']): string {
  const file = files.find(({ name }) => name === COLUMN_FILE);
  return `${bulkPath(version, COLUMN_FILE)}?sha256=${file?.sha256.slice(0, 12) ?? ''}`;
}

const PARTS = sheetParts(ACTUATOR_FIELDS);

/** Fields that state the kind of another figure; they are shown beside that figure. */
const KIND_OF = { peak_torque_kind: 'peak_torque_nm', kt_side: 'kt_nm_per_a' } as const;

const isKind = (name: string): name is keyof typeof KIND_OF => name in KIND_OF;

const ROWS: Readonly<Record<string, Field<never>>> = ACTUATOR_FIELDS;

/**
 * The fields that the finder and the comparison show: the leading ones, the rest of the sheet, and a few
 * beside it.
 */
const SHOWN: readonly string[] = [
  ...new Set([
    'category',
    ...namesWith(ACTUATOR_FIELDS, 'lead'),
    ...Object.keys(KIND_OF),
    ...namesWith(ACTUATOR_FIELDS, 'part'),
    'use_cases',
    'data_source',
  ]),
];

function clientField(name: string, values: readonly Cell[]): ClientField {
  const row = ROWS[name];
  const part = (isKind(name) ? ROWS[KIND_OF[name]] : row)?.part;
  return {
    name,
    title: row?.title ?? name,
    unit: row?.unit ?? null,
    kind: kindOf(name, values),
    ...(row?.filter !== undefined && { filter: row.filter }),
    ...(row?.bounds !== undefined && { ends: ENDS.filter((end) => row.bounds?.[end] !== undefined) }),
    better: row?.better ?? null,
    part: PARTS.find(({ slug }) => slug === part)?.title ?? null,
    ...(row?.lead !== undefined && { isLead: true }),
  };
}

const meaningOf = (row: Field<never> | undefined): string => row?.explains ?? row?.says ?? '';

const ENDS = ['min', 'max'] as const;

const NUMERIC: readonly string[] = numericNames(ACTUATOR_FIELDS);
const FLAGS: readonly string[] = flagNames(ACTUATOR_FIELDS);

// A field with more different words has descriptions, not choices.
const MOST_CHOICES = 40;

function kindOf(name: string, values: readonly Cell[]): FieldKind {
  const schema = ROWS[name]?.schema;
  if (NUMERIC.includes(name)) return 'number';
  if (schema === answered.maybeGearRatio) return 'ratio';
  if (schema === answered.maybeVoltage) return 'interval';
  if (FLAGS.includes(name)) return 'flag';
  return new Set(values.flat()).size <= MOST_CHOICES ? 'choice' : 'text';
}

import { z } from 'zod';
import type { Fields } from '../catalog/fields/field.ts';
import { meaningOf } from '../catalog/fields/select-fields.ts';
import type { Unit } from '../catalog/fields/units.ts';

/** The content of a cell of the bulk files. Null means unknown: not stated, or rejected. */
export type Cell = string | number | boolean | readonly string[] | null;

/** The type that all known cells of a column have. */
export type ColumnType = 'text' | 'number' | 'integer' | 'boolean' | 'list';

/** A column of a table. */
export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /** The words of a closed vocabulary; null where any value is allowed. */
  readonly words: readonly string[] | null;
  readonly title: string;
  readonly says: string;
  readonly unit: Unit | null;
  /** True if every row has a value. */
  readonly isRequired: boolean;
  /** True if its values are addresses, or lists of them. */
  readonly isAddress: boolean;
}

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, Cell>>;

/** A table of the bulk files, without its rows. */
export interface TableShape {
  /** Name of its files without the extension, and of the table in SQL. */
  readonly name: string;
  readonly title: string;
  readonly says: string;
  readonly columns: readonly Column[];
  /** The columns that identify a row; absent if none do. */
  readonly key?: readonly string[];
  readonly references?: readonly { readonly column: string; readonly table: string }[];
  /** Columns that rows are often looked up by, in addition to those of `references`. */
  readonly indexed?: readonly string[];
  /** Columns that a full-text search reads; absent for no search. */
  readonly searched?: readonly string[];
}

/** A table of the bulk files: every format holds the same rows in the same order. */
export interface Table extends TableShape {
  readonly rows: readonly Row[];
}

/** A column that no table of fields has. */
export interface OwnColumn {
  readonly schema: z.ZodType;
  readonly title: string;
  readonly says: string;
  readonly unit?: Unit;
}

/** Columns from the rows of a table of fields, or from other rows of that form. */
export const columnsOf = (fields: Fields<never> | Readonly<Record<string, OwnColumn>>): Column[] =>
  Object.entries(fields).map(([name, { schema, title, says, unit }]) => {
    const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
    return {
      name,
      type: typeOf(inner),
      words: inner instanceof z.ZodEnum ? inner.options.map(String) : null,
      title,
      says: meaningOf({ schema, says }),
      unit: unit ?? null,
      isRequired: !schema.safeParse(null).success,
      isAddress: (inner instanceof z.ZodArray ? inner.element : inner) instanceof z.ZodURL,
    };
  });

function typeOf(schema: unknown): ColumnType {
  if (schema instanceof z.ZodNumberFormat) return 'integer';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'boolean';
  return schema instanceof z.ZodArray ? 'list' : 'text';
}

/**
 * A row with a cell for every column, from values by name. Throws for a value of another type than its
 * column.
 */
export const rowOf = (columns: readonly Column[], values: Readonly<Record<string, unknown>>): Row =>
  Object.fromEntries(columns.map((column) => [column.name, cellOf(column, values[column.name])]));

function cellOf({ name, type }: Column, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  // A supply voltage is a number or a range: a column has one type.
  if (type === 'text' && typeof value === 'number') return String(value);
  if (!IS_CELL[type](value)) throw new Error(`${name}: found ${JSON.stringify(value)}, wanted ${type}.`);
  return value;
}

// No schema is used: it would take a second for a million cells.
const IS_CELL: Readonly<Record<ColumnType, (value: unknown) => value is Cell>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value): value is number => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  list: (value): value is string[] => Array.isArray(value) && value.every((part) => typeof part === 'string'),
};

import type { z } from 'zod';
import type { Source } from './evidence/source.ts';
import type { Ratio } from './ratio.ts';
import type { Unit } from './units.ts';
import { answered, figure } from './value-schemas.ts';

/** The context of a record: data of the build beyond the fields of its file. */
export interface Origin {
  readonly id: string;
  /** The category of an actuator. */
  readonly category?: string | undefined;
  readonly maker: { readonly name: string; readonly country?: string | undefined };
  readonly sources: readonly Source[];
  /** Addresses of its page and of its document in the API. */
  readonly addresses: { readonly page: string; readonly api: string };
}

/** The form in which a person writes a field in a file of the catalog. */
export interface FileForm {
  /** At the top of the file, under `specs` or `figures`, or at the end, before the sources. */
  readonly in: 'head' | 'specs' | 'figures' | 'foot';
  readonly as: z.ZodType;
}

/** The line of a field in the template that contributors copy. */
export interface TemplateLine {
  readonly value: unknown;
  /** The quote for the value in the template. */
  readonly words?: string;
  /** Advice to an author; without it, the field's own sentence is enough. */
  readonly note?: string;
  readonly condition?: Readonly<Record<string, unknown>>;
}

/**
 * A list of the catalog with every value of a field. Documents name it differently: as a path, or as a tool.
 */
export type ListName = 'categories' | 'brands' | 'use_cases';

/** The parts of a data sheet, in the order of the page. */
export const SHEET_PARTS = {
  'torque-and-speed': 'Torque and speed',
  electrical: 'Electrical',
  mechanical: 'Mechanical',
  control: 'Control',
  commercial: 'Commercial',
} as const;

/** A part of a data sheet, by its slug. */
export type SheetPart = keyof typeof SHEET_PARTS;

/** The bounds of a figure, `min_` and `max_` before its name: an example of each, which finds something. */
export interface Bounds {
  readonly min?: string;
  readonly max?: string;
  /** The form of a bound that is not a plain number: `9:1`, or a date. */
  readonly as?: 'ratio' | 'date';
}

/** The part of an answer that has a field: the closed record, extended stated figures, or derived figures. */
export type AnsweredIn = 'record' | 'extended' | 'derived';

/** A row of a table of fields. Every fact about a field is here, and nowhere else. */
export interface Field<From = Origin> {
  /** The part of an answer that has the field; by default the record. */
  readonly in?: Exclude<AnsweredIn, 'record'>;
  /** The value as the API answers it. Null means unknown: not stated, or rejected. */
  readonly schema: z.ZodType;
  /** The term that data sheets use. */
  readonly title: string;
  /**
   * Other search words for it, each with the filter to use: `min_through_hole_mm`, or with a value,
   * `min_ip=65`.
   */
  readonly otherWords?: Readonly<Record<string, string>>;
  /** Its meaning, in a sentence or two. */
  readonly says: string;
  /** Advice to a designer in plain words, with pitfalls. */
  readonly explains?: string;
  /** The list that holds all its values. */
  readonly list?: ListName;
  readonly unit?: Unit;
  /** Its form in the file; absent for a field that always follows from others. */
  readonly written?: FileForm;
  readonly template?: TemplateLine;
  /**
   * The conditions that separate unlike figures of this field, in addition to those that any figure may have.
   */
  readonly conditions?: Readonly<Record<string, z.ZodType>>;
  /** Its value if the file does not state it; null by default. */
  readonly derive?: (from: From) => unknown;
  readonly ratio?: Ratio;
  /** The fields that a derived value follows from, where it is not a ratio. */
  readonly follows?: readonly string[];
  /** The fields that the value follows from where the file does not state it. */
  readonly otherwiseFrom?: readonly string[];
  /** The end that designers usually prefer; absent if that depends on the purpose. */
  readonly better?: 'more' | 'less';
  /** The part of the data sheet that shows it; absent where the page shows it elsewhere. */
  readonly part?: SheetPart;
  /** True if comparisons show it although the data sheet does not. */
  readonly isCompared?: true;
  /** Its position among the figures at the head of pages and tables. */
  readonly lead?: number;
  /** Its position among the sort fields of a list. */
  readonly sorts?: number;
  /** The bounds that a list can be filtered by. */
  readonly bounds?: Bounds;
  /**
   * The name of its filter, if that is not its own: `use_case` for the field `use_cases`. Names of bounds are
   * without `min_` and `max_`.
   */
  readonly filter?: string;
  /** The plausible range, in our unit; a value outside was probably given in another unit. */
  readonly plausible?: readonly [least: number, most: number];
  /** True if brief records of MCP have the field. */
  readonly brief?: true;
  /** True if a value without a quote is marked as our reading; filters use it anyway. */
  readonly isOurReading?: true;
}

/** A table of fields, in the order in which records have them. */
export type Fields<From = Origin> = Readonly<Record<string, Field<From>>>;

/** The columns of a quantity in `unit` that a file states in this part. */
export const stated = <Code extends Unit, Part extends FileForm['in']>(unit: Code, part: Part) =>
  ({
    schema: answered.quantity,
    unit,
    written: { in: part, as: figure.optional() },
    conditions: {},
  }) as const;

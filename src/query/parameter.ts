import { z } from 'zod';
import type { Result } from '../catalog/result.ts';
import type { Bitset } from './bitset.ts';
import type { Index } from './record-index.ts';

/** A query parameter: a schema from its text to its value, with the bounds that the documents show, and a sentence. */
export interface Parameter {
  readonly schema: z.ZodType<unknown, string | undefined>;
  readonly says: string;
  /** A value that gives a fruitful answer on the real catalog. */
  readonly example: string;
  /** Whether the operation cannot answer without it. */
  readonly required?: boolean;
  /** Whether white space means something to it: its text is not trimmed then, and may be blank. */
  readonly readsBlank?: boolean;
}

/** A given filter value: what it is (for the cursor's fingerprint) and the records that it keeps. */
export interface GivenFilter {
  readonly name: string;
  readonly value: unknown;
  readonly placesIn: (index: Index) => Bitset;
}

/** A parameter that narrows a list. */
export interface Filter<Subject> extends Parameter {
  /** The values under which a record is listed for this filter; absent where the filter looks elsewhere. */
  readonly valuesOf?: (subject: Subject) => readonly string[];
  /** Reads the parameter's text; null when it is as if absent. */
  read(name: string, text: string): Result<GivenFilter | null, string>;
}

/** What defines a filter: its value's schema, and the records that a value keeps. */
export interface FilterDefinition<Subject, Value> extends Parameter {
  readonly schema: z.ZodType<Value, string>;
  readonly valuesOf?: (subject: Subject) => readonly string[];
  readonly test: (value: Value, index: Index, name: string) => Bitset;
  /** Values that are as if the parameter were absent. */
  readonly isAbsent?: (value: Value) => boolean;
}

/** A filter from its definition. */
export function filter<Subject, Value>(definition: FilterDefinition<Subject, Value>): Filter<Subject> {
  const { schema, test, isAbsent, ...rest } = definition;
  return {
    ...rest,
    schema,
    read(name, text) {
      const parsed = schema.safeParse(text);
      if (!parsed.success) return { ok: false, fault: firstMessage(parsed.error) };
      const value = parsed.data;
      if (isAbsent?.(value)) return { ok: true, value: null };
      return { ok: true, value: { name, value, placesIn: (index) => test(value, index, name) } };
    },
  };
}

/** A filter that keeps the records listed under its value. */
export const listed = <Subject>(definition: Omit<FilterDefinition<Subject, string>, 'test'>): Filter<Subject> =>
  filter({ ...definition, test: (value, index, name) => index.having(name, value) });

/** The first message of a refusal; a schema here has one message for all that can be wrong with it. */
export const firstMessage = (error: z.ZodError): string => error.issues[0]?.message ?? 'is not valid';

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Text in plain decimal notation as a number. Hexadecimal, blanks, infinities and words are refused. */
function decimal(number: z.ZodNumber, wanted: string): z.ZodType<number, string> {
  const digits = z.string().regex(DECIMAL, wanted);
  return z.codec(digits, number, { decode: Number, encode: String });
}

/** A number of at least 0. */
export const measure = (): z.ZodType<number, string> => {
  const wanted = 'must be a number of at least 0 in plain decimal notation';
  return decimal(z.number(wanted).min(0, wanted), wanted);
};

/** An integer from `least` to `most`. */
export const integer = (least: number, most: number): z.ZodType<number, string> => {
  const wanted = `must be an integer from ${least} to ${most}`;
  return decimal(z.number(wanted).int(wanted).min(least, wanted).max(most, wanted), wanted);
};

/** One of a few words. */
export const choice = <const Words extends readonly string[]>(
  words: Words,
): z.ZodEnum<z.core.util.ToEnum<Words[number]>> => z.enum(words, `must be one of ${words.join(', ')}`);

/** Free text of at most `most` characters. Bytes that are no UTF-8 arrive as U+FFFD. */
export const words = (most: number): z.ZodString =>
  z
    .string()
    .max(most, `must be at most ${most} characters`)
    .refine((text) => !/[^\P{Cc}\s]|\uFFFD/u.test(text), 'must be text in UTF-8 without control characters');

/** The words that a schema allows when it is an enumeration, optional or not; else none. */
export function allowedWords(schema: z.ZodType | undefined): readonly string[] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return inner instanceof z.ZodEnum ? inner.options.map(String) : [];
}

import { z } from 'zod';
import { ID_LIST_LENGTH, TEXT_LENGTH } from '../limits.ts';

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
  /** That it takes several values between commas; of these words alone, where there are some. */
  readonly several?: { readonly words?: readonly string[] };
  /** What another operation calls the same: who asks for that here is told this name. */
  readonly alsoCalled?: string;
}

/** Parameters that one schema reads, such as an order and a page. */
export interface ReadTogether<Given> {
  readonly schema: z.ZodType<Given>;
  readonly names: readonly string[];
  /** What is meant where none of them is given, as mostly: read once. */
  readonly usual: Given;
}

/** The parameters of these names, which a schema reads. */
export const readTogether = <Given>(schema: z.ZodType<Given>, names: readonly string[]): ReadTogether<Given> => ({
  schema,
  names,
  usual: schema.parse({}),
});

/** The first message of a refusal; a schema here has one message for all that can be wrong with it. */
export const firstMessage = (error: z.ZodError): string => error.issues[0]?.message ?? 'is not valid';

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Text in plain decimal notation as a number. Hexadecimal, blanks, infinities and words are refused. */
function decimal(number: z.ZodNumber, wanted: string): z.ZodType<number, string> {
  const digits = z.string().regex(DECIMAL, wanted);
  return z.codec(digits, number, { decode: Number, encode: String });
}

const NOTATION = 'in plain decimal notation, without a unit';

/** A number of at least 0. */
export const measure = (): z.ZodType<number, string> => {
  const wanted = `must be a number of at least 0 ${NOTATION}`;
  return decimal(z.number(wanted).min(0, wanted), wanted);
};

/** The number of at least 0 that digits spell, as `measure` reads it; undefined for any other text, of which the schema tells. */
export function plainMeasure(text: string): number | undefined {
  if (text.length === 0 || text.length > LONGEST_PLAIN) return undefined;
  let digits = 0;
  let point = text.length;
  for (let place = 0; place < text.length; place += 1) {
    const digit = text.charCodeAt(place) - ZERO;
    if (digit >= 0 && digit <= 9) digits = digits * 10 + digit;
    else if (digit === POINT && point === text.length && place > 0 && place < text.length - 1) point = place;
    else return undefined;
  }
  // Both are integers below 2^53, so the quotient is the nearest number to the decimal (Clinger, "How to read floating point
  // numbers accurately", 1990).
  return point === text.length ? digits : digits / 10 ** (text.length - point - 1);
}

/** Characters, a point among them: integers of 15 digits are exact. */
const LONGEST_PLAIN = 15;
const ZERO = '0'.charCodeAt(0);
const POINT = '.'.charCodeAt(0) - ZERO;

/** A number above `above`, or of at least `least`, and of at most `most`. */
export const numberWithin = (
  bounds: ({ readonly above: number } | { readonly least: number }) & { readonly most: number },
): z.ZodType<number, string> => {
  const { most } = bounds;
  const from = 'above' in bounds ? `above ${bounds.above} and at most ${most}` : `from ${bounds.least} to ${most}`;
  const wanted = `must be a number ${from} ${NOTATION}`;
  const number = z.number(wanted).max(most, wanted);
  return decimal('above' in bounds ? number.gt(bounds.above, wanted) : number.min(bounds.least, wanted), wanted);
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

/** Free text of at most `most` characters. Bytes that are not UTF-8 arrive as U+FFFD. */
export const words = (most: number): z.ZodString =>
  z
    .string()
    .max(most, `must be at most ${most} characters`)
    .refine((text) => !/[^\P{Cc}\s]|\uFFFD/u.test(text), 'must be text in UTF-8 without control characters');

/** A text as enumerations spell it. */
export const lowerCase = (text: string): string => text.toLowerCase();

/** Texts between commas, each once and without blanks; at least one, and nothing but `known` ones where these are given. */
export const several = (spelled: (text: string) => string, known?: readonly string[]): z.ZodType<string[], string> =>
  words(known === undefined ? TEXT_LENGTH : ID_LIST_LENGTH)
    .transform((text) => [...new Set(separated(text).map(spelled))])
    .refine((texts) => texts.length > 0, 'must name at least one value')
    .refine(
      (texts) => known === undefined || texts.every((text) => known.includes(text)),
      `must be some of ${known?.join(', ')}`,
    );

/** The texts between commas, trimmed; blank ones are left out. */
export const separated = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The schema of a parameter's value, where its text is read as one; else of its text. */
export function valueSchemaOf(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return valueSchemaOf(schema.unwrap());
  return schema instanceof z.ZodCodec ? schema.out : schema;
}

/** The words that an enumeration allows, optional or not; none for other schemas. */
export function allowedWords(schema: z.ZodType | undefined): readonly string[] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return inner instanceof z.ZodEnum ? inner.options.map(String) : [];
}

import type { SupplyRange as Range } from '../../catalog/fields/supply-range.ts';
import type { Result } from '../../catalog/lib/result.ts';
import { ID_LIST_LENGTH, TEXT_LENGTH } from '../../limits.ts';

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * A kind of value that a text can state. It needs no schema library: the server reads a query with it in
 * microseconds, and pages read their addresses with it.
 */
export interface Kind<Value> {
  /** The value of a text, or a sentence that says what is expected. */
  readonly read: (text: string) => Result<Value, string>;
  /** The JSON Schema of the value where it is a number or a list, else of the text. */
  readonly json: JsonSchema;
  /** The allowed words; absent if any text or number is allowed. */
  readonly words: readonly string[];
  /**
   * The form control for it. `choices` takes several of its words, `list` any texts, between commas; a
   * `range` may also be a single number.
   */
  readonly control: 'number' | 'range' | 'text' | 'flag' | 'choice' | 'choices' | 'list';
  /** True if commas separate its values, so that a tool takes them as an array too. */
  readonly isSeparated?: true;
  /** The text to send for a text with units: `40@115` for `40Nm@115rpm`; null for any other text. */
  readonly withoutUnits?: (text: string) => string | null;
  /** The hint for a text in a form that other APIs take; null for any other text. */
  readonly otherForm?: (text: string) => string | null;
}

/** A refused text, with the message that states the wanted form. */
export const wanted = (error: string): Result<never, string> => ({ ok: false, error });

// `Number` also accepts hexadecimal, blanks and words. With only these characters, it accepts decimal numbers
// alone.
const DECIMAL = /^[\d.eE+-]+$/;

/** The bounds of a number, as in JSON Schema. */
export interface Within {
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

const NOTATION = 'in plain decimal notation, without a unit';

/** A number in plain decimal notation; hexadecimal, blanks, infinities and words are refused. */
export function numberWithin(bounds: Within, type: 'number' | 'integer' = 'number'): Kind<number> {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity } = bounds;
  const issue =
    type === 'integer'
      ? `must be an integer ${textOf(bounds)}`
      : `must be a number ${textOf(bounds)} ${NOTATION}`;
  return {
    json: { type, ...bounds },
    words: [],
    control: 'number',
    read(text) {
      const value = DECIMAL.test(text) ? Number(text) : NaN;
      const isInside =
        value >= minimum && value > exclusiveMinimum && value <= maximum && Number.isFinite(value);
      return isInside && (type === 'number' || Number.isInteger(value)) ? { ok: true, value } : wanted(issue);
    },
  };
}

function textOf({ minimum, exclusiveMinimum, maximum }: Within): string {
  if (maximum === undefined) return `of at least ${minimum}`;
  return exclusiveMinimum === undefined
    ? `from ${minimum} to ${maximum}`
    : `above ${exclusiveMinimum} and at most ${maximum}`;
}

/** A number of at least 0. */
export const measure = (): Kind<number> => numberWithin({ minimum: 0 });

// A number of at least 0. The schema limits exponents to two digits, so that every allowed number is finite.
const NUMBER = String.raw`(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]{1,2})?`;
const RANGE = /^([^-]+?(?:e-\d+)?)(?:-([^-]+(?:e-\d+)?))?$/i;

const RANGE_WANTED = `must be a number of at least 0 ${NOTATION}, or a range such as 24-48`;

/** Separators of a range in other notations: `24–48`, `24..48`, `24 to 48`. */
const OTHER_DASH = /\s*(?:[-–—~]|\.{2,3}|to)\s*/i;

/** A number of at least 0, or a range with its ends in any order. */
export const range = (): Kind<Range> => ({
  json: {
    anyOf: [
      { type: 'number', minimum: 0 },
      { type: 'string', maxLength: 40, pattern: `^${NUMBER}(?:-${NUMBER})?$` },
    ],
  },
  words: [],
  control: 'range',
  withoutUnits(text) {
    const plain = text.replace(OTHER_DASH, '-');
    return plain === text || !range().read(plain).ok ? null : plain;
  },
  read(text) {
    const [, one = '', other = one] = RANGE.exec(text) ?? [];
    const ends = [one, other].flatMap((end) => {
      const reading = measure().read(end);
      return reading.ok ? [reading.value] : [];
    });
    if (ends.length < 2) return wanted(RANGE_WANTED);
    return { ok: true, value: { least: Math.min(...ends), most: Math.max(...ends) } };
  },
});

/** An integer from `least` to `most`. */
export const integer = (least: number, most: number): Kind<number> =>
  numberWithin({ minimum: least, maximum: most }, 'integer');

// More words are listed only in the hint, and only if no similar word is found.
const FEW_WORDS = 12;

/** True if there are too many words to list in every message. */
export const areMany = (words: readonly string[]): boolean => words.length > FEW_WORDS;

const wordsWanted = (count: 'one' | 'some', words: readonly string[]): string =>
  areMany(words) ? `must be ${count} of ${words.length} words` : `must be ${count} of ${words.join(', ')}`;

/** One of a few words, in any case. */
export const choice = <const Word extends string>(words: readonly Word[]): Kind<Word> => ({
  json: { type: 'string', enum: words },
  words,
  control: 'choice',
  read(text) {
    const value = words.find((word) => word === lowerCase(text));
    return value === undefined ? wanted(wordsWanted('one', words)) : { ok: true, value };
  },
});

/** `true` or `false`. */
export const flag = (): Kind<'true' | 'false'> => ({ ...choice(['true', 'false']), control: 'flag' });

// Control characters except white space, and the replacement character for bytes that are not UTF-8.
const ODD = String.raw`\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd`;
const HAS_ODD = new RegExp(`[${ODD}]`);

/**
 * A pattern of texts without control characters and without these, with at least one that is not white space.
 */
const written = (without = ''): string => `^[^${without}${ODD}]*[^${without}${ODD}\\s][^${without}${ODD}]*$`;

/**
 * Free text of at most `most` characters; `blank` is the message if it is empty. Bytes that are not UTF-8
 * arrive as U+FFFD.
 */
export const text = (most = TEXT_LENGTH, blank?: string): Kind<string> => ({
  json: {
    type: 'string',
    ...(blank !== undefined && { minLength: 1 }),
    maxLength: most,
    pattern: blank === undefined ? `^[^${ODD}]*$` : written(),
  },
  words: [],
  control: 'text',
  read(value) {
    if (isLonger(value, most)) return wanted(`must be at most ${most} characters`);
    if (HAS_ODD.test(value)) return wanted('must be text in UTF-8 without control characters');
    return blank !== undefined && value === '' ? wanted(blank) : { ok: true, value };
  },
});

/** True if a text has more characters. As in JSON Schema, a character beyond 16 bits counts once. */
const isLonger = (value: string, most: number): boolean =>
  value.length > most && (value.length > 2 * most || Array.from(value).length > most);

/** A kind whose value is parsed again. */
export const mapped = <From, To>(kind: Kind<From>, read: (value: From) => Result<To, string>): Kind<To> => ({
  ...kind,
  read(value) {
    const first = kind.read(value);
    return first.ok ? read(first.value) : first;
  },
});

/** A text as enumerations spell it. */
export const lowerCase = (value: string): string => value.toLowerCase();

/** The texts between commas, trimmed; blank ones are left out. */
export const separated = (value: string): string[] =>
  (value.includes(',') ? value.split(',') : [value]).map((part) => part.trim()).filter(Boolean);

/** The JSON Schema of a comma-separated list: an array, limited to the words if there are any. */
const jsonOfTexts = (words: readonly string[] = []): JsonSchema =>
  words.length > 0
    ? {
        type: 'array',
        items: { type: 'string', enum: words },
        minItems: 1,
        maxItems: words.length,
        uniqueItems: true,
      }
    : {
        type: 'array',
        items: { type: 'string', maxLength: TEXT_LENGTH, pattern: written(',') },
        minItems: 1,
        maxItems: MOST_TEXTS,
      };

// The number of longest words that fit into one parameter.
const MOST_TEXTS = Math.floor(ID_LIST_LENGTH / (TEXT_LENGTH + 1));

/** A comma-separated list without blanks or repeats; at least one text, and only `words` if there are any. */
export const list = (spelled: (value: string) => string, words: readonly string[] = []): Kind<string[]> => ({
  ...mapped(text(ID_LIST_LENGTH), (value): Result<string[], string> => {
    const parts = separated(value).map(spelled);
    const values = parts.length > 1 ? [...new Set(parts)] : parts;
    if (values.length === 0) return wanted('must name at least one value');
    if (values.some((one) => isLonger(one, TEXT_LENGTH)))
      return wanted(`must be at most ${TEXT_LENGTH} characters`);
    const isKnown = words.length === 0 || values.every((one) => words.includes(one));
    return isKnown ? { ok: true, value: values } : wanted(wordsWanted('some', words));
  }),
  json: jsonOfTexts(words),
  words,
  control: words.length === 0 ? 'list' : 'choices',
  isSeparated: true,
});

/** Comma-separated ids, trimmed and without repeats; may be empty. */
export const ids = (): Kind<string[]> => ({
  json: jsonOfTexts(),
  words: [],
  control: 'list',
  isSeparated: true,
  read(value) {
    if (value === '') return wanted('must name at least one id');
    if (isLonger(value, ID_LIST_LENGTH)) return wanted(`must be at most ${ID_LIST_LENGTH} characters`);
    return { ok: true, value: [...new Set(separated(value))] };
  },
});

/** A text that we issued, such as a cursor; its reader reports errors in it. */
export const token = (most: number): Kind<string> => ({
  json: { type: 'string', minLength: 1, maxLength: most },
  words: [],
  control: 'text',
  read: (value) => ({ ok: true, value }),
});

/** A ratio to one in another notation: `9/1`, `9 : 1`, `9 to 1`, `9x`. */
const OTHER_RATIO = /^([\d.]+)\s*(?:(?::|\/|to)\s*1|x)$/i;

/** A ratio to one within these bounds: `9` or `9:1`. */
export function ratioWithin(bounds: Within): Kind<number> {
  const number = numberWithin(bounds);
  return {
    ...number,
    withoutUnits: (text) => OTHER_RATIO.exec(text)?.[1] ?? null,
    read(text) {
      const reading = number.read(text.replace(/:1$/, ''));
      return reading.ok ? reading : wanted(`must be a number ${textOf(bounds)}, or a ratio such as 9:1`);
    },
  };
}

/** A gear ratio of at least 0. */
export const ratio = (): Kind<number> => ({
  ...ratioWithin({ minimum: 0 }),
  json: { type: 'string', maxLength: 20, pattern: `^${NUMBER}(?::1)?$` },
});

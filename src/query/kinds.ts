import type { Result } from '../catalog/result.ts';
import type { SupplyRange as Range } from '../catalog/supply-range.ts';
import {
  DUTY_LENGTH,
  DUTY_STEPS,
  ID_LIST_LENGTH,
  LOAD_POINTS,
  POINTS_LENGTH,
  rangeText,
  TEXT_LENGTH,
} from '../limits.ts';
import { pointsOf, stepsOf, type DutyStep, type LoadPoint } from './duty.ts';

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * A kind of value that a text can state. It needs no schema library: the server reads a query with it in microseconds, and
 * pages read their addresses with it.
 */
export interface Kind<Value> {
  /** The value of a text, or in one sentence what was wanted. */
  readonly read: (text: string) => Result<Value, string>;
  /** The JSON Schema of the value where it is a number or a list, else of the text. */
  readonly json: JsonSchema;
  /** The only words that it takes; none where it takes any text or number. */
  readonly words: readonly string[];
  /** What a form asks it with. `choices` takes several of its words, `list` any texts, between commas; a `range` may be one number. */
  readonly control: 'number' | 'range' | 'text' | 'flag' | 'choice' | 'choices' | 'list';
  /** Whether commas separate its values, so that a tool takes them as an array too. */
  readonly isSeparated?: true;
}

const wanted = (fault: string): Result<never, string> => ({ ok: false, fault });

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A number in plain decimal notation; hexadecimal, blanks, infinities and words are refused. */
function decimal(json: JsonSchema, issue: string, isSound: (value: number) => boolean): Kind<number> {
  return {
    json,
    words: [],
    control: 'number',
    read(text) {
      const value = DECIMAL.test(text) ? Number(text) : NaN;
      return Number.isFinite(value) && isSound(value) ? { ok: true, value } : wanted(issue);
    },
  };
}

const NOTATION = 'in plain decimal notation, without a unit';

/** A number of at least 0. */
export const measure = (): Kind<number> =>
  decimal({ type: 'number', minimum: 0 }, `must be a number of at least 0 ${NOTATION}`, (value) => value >= 0);

const RANGE_WANTED = `must be a number of at least 0 ${NOTATION}, or a range such as 24-48`;

/** A number of at least 0, or all numbers from one to another. */
export const range = (): Kind<Range> => ({
  json: {
    anyOf: [
      { type: 'number', minimum: 0 },
      { type: 'string', maxLength: 40, pattern: '^[0-9.]+(-[0-9.]+)?$' },
    ],
  },
  words: [],
  control: 'range',
  read(text) {
    const ends = text.split('-').map((end) => measure().read(end));
    const [least, most = least] = ends.flatMap((end) => (end.ok ? [end.value] : []));
    const isSound = ends.length <= 2 && ends.every(({ ok }) => ok) && least !== undefined && most !== undefined;
    return isSound && least <= most ? { ok: true, value: { least, most } } : wanted(RANGE_WANTED);
  },
});

/** Between which values a number lies. */
export type Within = ({ readonly above: number } | { readonly least: number }) & { readonly most: number };

/** A number above `above`, or of at least `least`, and of at most `most`. */
export function numberWithin(bounds: Within): Kind<number> {
  const { most } = bounds;
  if ('above' in bounds) {
    const { above } = bounds;
    const issue = `must be a number above ${above} and at most ${most} ${NOTATION}`;
    const json = { type: 'number', exclusiveMinimum: above, maximum: most };
    return decimal(json, issue, (value) => value > above && value <= most);
  }
  const { least } = bounds;
  const json = { type: 'number', minimum: least, maximum: most };
  const issue = `must be a number from ${least} to ${most} ${NOTATION}`;
  return decimal(json, issue, (value) => value >= least && value <= most);
}

/** An integer from `least` to `most`. */
export const integer = (least: number, most: number): Kind<number> =>
  decimal(
    { type: 'integer', minimum: least, maximum: most },
    `must be an integer from ${least} to ${most}`,
    (value) => Number.isInteger(value) && value >= least && value <= most,
  );

/** One of a few words, in any case. */
export const choice = <const Word extends string>(words: readonly Word[]): Kind<Word> => ({
  json: { type: 'string', enum: words },
  words,
  control: 'choice',
  read(text) {
    const value = words.find((word) => word === lowerCase(text));
    return value === undefined ? wanted(`must be one of ${words.join(', ')}`) : { ok: true, value };
  },
});

/** `true` or `false`. */
export const flag = (): Kind<'true' | 'false'> => ({ ...choice(['true', 'false']), control: 'flag' });

/** Free text of at most `most` characters; `blank` says what is wanted where it is empty. Bytes that are not UTF-8 arrive as U+FFFD. */
export const text = (most = TEXT_LENGTH, blank?: string): Kind<string> => ({
  json: { type: 'string', ...(blank !== undefined && { minLength: 1 }), maxLength: most },
  words: [],
  control: 'text',
  read(value) {
    if (value.length > most) return wanted(`must be at most ${most} characters`);
    if (/[^\P{Cc}\s]|\uFFFD/u.test(value)) return wanted('must be text in UTF-8 without control characters');
    return blank !== undefined && value === '' ? wanted(blank) : { ok: true, value };
  },
});

/** A kind whose value is read further. */
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
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The JSON Schema of texts between commas: an array, of these words alone where there are some. */
const jsonOfTexts = (words: readonly string[] = []): JsonSchema => ({
  type: 'array',
  items: { type: 'string', ...(words.length > 0 ? { enum: words } : { maxLength: TEXT_LENGTH }) },
  minItems: 1,
});

/** Texts between commas, each once and without blanks; at least one, and nothing but `words` where there are some. */
export const list = (spelled: (value: string) => string, words: readonly string[] = []): Kind<string[]> => ({
  ...mapped(text(words.length === 0 ? TEXT_LENGTH : ID_LIST_LENGTH), (value): Result<string[], string> => {
    const values = [...new Set(separated(value).map(spelled))];
    if (values.length === 0) return wanted('must name at least one value');
    const isKnown = words.length === 0 || values.every((one) => words.includes(one));
    return isKnown ? { ok: true, value: values } : wanted(`must be some of ${words.join(', ')}`);
  }),
  json: jsonOfTexts(words),
  words,
  control: words.length === 0 ? 'list' : 'choices',
  isSeparated: true,
});

/** Ids between commas, trimmed and each once; there may turn out to be none. */
export const ids = (): Kind<string[]> => ({
  json: jsonOfTexts(),
  words: [],
  control: 'list',
  isSeparated: true,
  read(value) {
    if (value === '') return wanted('must name at least one id');
    if (value.length > ID_LIST_LENGTH) return wanted(`must be at most ${ID_LIST_LENGTH} characters`);
    return { ok: true, value: [...new Set(separated(value))] };
  },
});

/** A text of ours that comes back as it was issued: what is wrong with it is told elsewhere. */
export const token = (most: number): Kind<string> => ({
  json: { type: 'string', minLength: 1, maxLength: most },
  words: [],
  control: 'text',
  read: (value) => ({ ok: true, value }),
});

/** A rating of ingress protection by its two digits: `65` or `IP65`. */
export const protection = (): Kind<string> => ({
  json: { type: 'string', maxLength: 4, pattern: '^([Ii][Pp])?[0-6][0-9]$' },
  words: [],
  control: 'text',
  read(text) {
    const [, digits] = /^(?:ip)?([0-6]\d)$/i.exec(text) ?? [];
    return digits === undefined
      ? wanted('must be two digits such as 65, the first at most 6')
      : { ok: true, value: digits };
  },
});

/** A gear ratio of at least 0: `9` or `9:1`. */
export const ratio = (): Kind<number> => ({
  ...measure(),
  json: { type: 'string', maxLength: 20, pattern: '^[0-9.]+(:1)?$' },
  read: (text) => measure().read(text.replace(/:1$/, '')),
});

/** What `read` makes of a text of at most `most` characters; null is refused. */
const written = <Value>(most: number, issue: string, read: (value: string) => Value | null): Kind<Value> => ({
  json: { type: 'string', maxLength: most },
  words: [],
  control: 'text',
  isSeparated: true,
  read(value) {
    if (value.length > most) return wanted(`must be at most ${most} characters`);
    const found = read(value);
    return found === null ? wanted(issue) : { ok: true, value: found };
  },
});

const DUTY_WANTED =
  `must be ${rangeText(DUTY_STEPS)} steps of torque in N·m and seconds such as 60:2,10:8, with a torque and a time above 0, ` +
  `at most ${LOAD_POINTS.most} of them with a speed in rpm such as 60@20:2`;

/** A duty cycle: `60:2,10:8` is 60 N·m for 2 s, then 10 N·m for 8 s; `60@20:2` does so at 20 rpm. */
export const duty = (): Kind<readonly DutyStep[]> => written(DUTY_LENGTH, DUTY_WANTED, stepsOf);

const POINTS_WANTED = `must be ${rangeText(LOAD_POINTS)} points of torque in N·m and speed in rpm such as 40@115,10@300, each torque above 0`;

/** Operating points: `40@115,10@300` is 40 N·m at 115 rpm, and 10 N·m at 300 rpm. */
export const points = (): Kind<readonly LoadPoint[]> => written(POINTS_LENGTH, POINTS_WANTED, pointsOf);

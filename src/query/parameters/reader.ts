import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { namesMeantBy } from '../suggest/misspelt-parameters.ts';
import { parameterInstead } from '../suggest/other-apis.ts';
import { MOST_FIELD_ERRORS, MOST_REPAIRS, queryError, shown, type FieldError } from './field-error.ts';
import { areMany, lowerCase, separated } from './kinds.ts';
import type { Parameter, Parameters } from './parameter.ts';
import { repairOfUnit } from './units/number-in-unit.ts';

/** Query parameters as they came: names and texts in order. A `URLSearchParams` is one. */
export type Pairs = Iterable<readonly [string, string]>;

/**
 * The text of each parameter, and the errors that need no schema: unknown names, blanks, and repeated single
 * values.
 */
export interface GivenTexts {
  readonly texts: ReadonlyMap<string, string>;
  readonly errors: readonly FieldError[];
}

/**
 * Checks the parameters of a request against the operation's table. Texts are trimmed, except where a blank
 * means something. Generated clients repeat a parameter that takes a list: its texts are joined by commas.
 */
export function givenTexts(pairs: Pairs, table: Parameters): GivenTexts {
  const rows = indexByName(table);
  const { texts, repeated } = counted(pairs, (name) => rows.get(name)?.value.kind.isSeparated === true);
  const errors: FieldError[] = [];
  for (const [name, raw] of texts) {
    if (errors.length === MOST_FIELD_ERRORS) {
      texts.delete(name);
      continue;
    }
    const parameter = rows.get(name)?.value;
    const text = parameter?.readsBlank === true ? raw : raw.trim();
    const isRead = text !== '' || parameter?.required === true || parameter?.readsBlank === true;
    const times = repeated.get(name);
    if (parameter === undefined)
      errors.push(unknownParameter(name, errors.length < MOST_REPAIRS ? table : null));
    else if (times !== undefined) errors.push(repeatedParameter(name, times));
    else if (!isRead) errors.push(blankParameter(name, parameter));
    if (parameter === undefined || !isRead) texts.delete(name);
    else if (text !== raw) texts.set(name, text);
  }
  return { texts, errors };
}

/** The text of each name (joined for lists, otherwise the first), and how often each single value came. */
function counted(pairs: Pairs, isList: (name: string) => boolean) {
  const texts = new Map<string, string>();
  const repeated = new Map<string, number>();
  for (const [name, raw] of pairs) {
    const earlier = texts.get(name);
    if (earlier === undefined) texts.set(name, raw);
    else if (isList(name)) texts.set(name, `${earlier},${raw}`);
    else repeated.set(name, (repeated.get(name) ?? 1) + 1);
  }
  return { texts, repeated };
}

function unknownParameter(name: string, meantIn: Parameters | null): FieldError {
  const detail = 'is not a parameter of this operation';
  return { field: shown(name), in: 'query', detail, ...(meantIn && { repair: repairOfName(name, meantIn) }) };
}

/** The hint for an unknown name: its name in this API, similar known names, or else all names. */
export function repairOfName(
  name: string,
  table: Readonly<Record<string, Pick<Parameter, 'alsoCalled'>>>,
): string {
  const instead = nameInstead(name, table);
  if (instead !== null) return instead;
  const known = Object.keys(table);
  if (known.length === 0) return `Leave out \`${shown(name)}\`.`;
  const [, quantity] = /^(?:min|max)_(.+)$/i.exec(name) ?? [];
  const none =
    quantity === undefined || isPartlyIn(quantity, known)
      ? ''
      : `The catalog has no \`${shown(quantity)}\` to filter by. `;
  return `${none}The parameters are ${known.map((other) => `\`${other}\``).join(', ')}.`;
}

/** The hint for an unknown name that resembles known ones; null if it resembles none. */
export function nameInstead(
  name: string,
  table: Readonly<Record<string, Pick<Parameter, 'alsoCalled'>>>,
): string | null {
  const elsewhere = parameterInstead(name, table);
  if (elsewhere !== null) return elsewhere;
  const meant = knownMeantBy(name, table);
  return meant.length === 0 ? null : `Did you mean ${alternatives(meant)} instead of \`${shown(name)}\`?`;
}

/** True if a quantity shares a word with a known name, even if that is only its unit. */
function isPartlyIn(quantity: string, names: readonly string[]): boolean {
  const words = quantity.toLowerCase().split('_');
  return names.some((name) => name.split('_').some((word) => words.includes(word)));
}

/** Known names similar to a mistyped one, which may be the name of another operation's parameter. */
function knownMeantBy(
  name: string,
  table: Readonly<Record<string, Pick<Parameter, 'alsoCalled'>>>,
): string[] {
  const others = new Map(
    Object.entries(table).map(([known, { alsoCalled }]) => [alsoCalled ?? known, known]),
  );
  const meant = namesMeantBy(name, [...new Set([...Object.keys(table), ...others.keys()])]);
  return [...new Set(meant.map((one) => (Object.hasOwn(table, one) ? one : (others.get(one) ?? one))))];
}

/** Possible names, as in `` `a` or `b` ``. */
export const alternatives = (names: readonly string[]): string =>
  names.map((name) => `\`${name}\``).join(' or ');

const repeatedParameter = (name: string, times: number): FieldError =>
  queryError(name, `must be given once; got it ${times} times`, `Give \`${name}\` once.`);

const blankParameter = (name: string, { example }: Parameter): FieldError =>
  queryError(name, 'must have a value; got ""', `${valueFor(name, example)}, or leave it out.`);

const valueFor = (name: string, example: string): string =>
  `Give \`${name}\` a value, as in \`${name}=${example}\``;

/** Reads parameters one by one and collects their errors. */
export type Reader = Readonly<ReturnType<typeof openReader>>;

/** Returns the hint for sending a parameter with a value. */
type SendValue = (name: string, value: string) => string;

const inQuery: SendValue = (name, value) => `${name}=${value}`;

/** A reader of checked texts. */
export function openReader({ texts, errors: earlier }: GivenTexts, send: SendValue = inQuery) {
  const errors = [...earlier];
  return { texts, errors, read, send };

  /**
   * The value of a parameter, or the default if it is absent or refused. A refusal is added to the errors.
   */
  function read<Value>(name: string, parameter: Parameter<Value> & { readonly defaultValue: Value }): Value;
  function read<Value>(name: string, parameter: Parameter<Value>): Value | undefined;
  function read(name: string, parameter: Parameter): unknown {
    const { kind, required = false, defaultValue } = parameter;
    const text = texts.get(name);
    if (text === undefined && !required) return defaultValue;
    const reading = kind.read(text ?? '');
    if (reading.ok) return reading.value;
    const error = refusedText({ name, text, issue: reading.error }, parameter, send);
    const isBlank = (text ?? '') === '';
    errors.push(isBlank ? { ...error, repair: `${valueFor(name, parameter.example)}.` } : error);
    return defaultValue;
  }
}

/**
 * The error for a refused text (undefined if the text is missing), with similar words of its kind, if any.
 */
export function refusedText(
  { name, text, issue }: { readonly name: string; readonly text: string | undefined; readonly issue: string },
  parameter: Pick<Parameter, 'kind' | 'unit'>,
  send: SendValue = inQuery,
): FieldError {
  const { words, control } = parameter.kind;
  const isList = control === 'choices';
  const wrong = isList ? wrongOf(text ?? '', words) : (text ?? '');
  // If all words are allowed, none is misspelt, and the error is another one.
  const meant = wrong === null ? [] : namesMeantBy(wrong, words);
  const detail = `${issue}; got ${shown(isList ? (wrong ?? text) : text)}`;
  const ofUnit = repairOfUnit({ text: text ?? '', parameter, send: (value) => send(name, value) });
  return queryError(name, detail, ofUnit ?? parameter.kind.otherForm?.(text ?? '') ?? repairOf(meant));

  function repairOf(nearest: readonly string[]): string {
    if (nearest.length === 0)
      return wrong !== null && areMany(words)
        ? `\`${name}\` takes ${words.join(', ')}.`
        : `\`${name}\` ${issue}.`;
    return isList
      ? `Did you mean ${alternatives(nearest)} instead of \`${shown(wrong)}\`?`
      : `Did you mean ${alternatives(nearest.map((word) => `${name}=${word}`))}?`;
  }
}

/** The first of some words that is not allowed; null where all are. */
const wrongOf = (text: string, allowed: readonly string[]): string | null =>
  separated(text).find((word) => !allowed.includes(lowerCase(word))) ?? null;

/** A row of a table: its name in the table, and its number. */
export interface Row<Value> {
  readonly name: string;
  readonly value: Value;
  readonly row: number;
}

type Table = Readonly<Record<string, unknown>>;

const rowsByName = memoizeByObject(
  (table: Table) => new Map(Object.entries(table).map(([name, value], row) => [name, { name, value, row }])),
);

/**
 * The rows of a constant table by name. A Map, so that V8 does not intern client strings as property names.
 */
export function indexByName<Value>(table: Readonly<Record<string, Value>>): ReadonlyMap<string, Row<Value>>;
export function indexByName(table: Table): ReadonlyMap<string, Row<unknown>> {
  return rowsByName(table);
}

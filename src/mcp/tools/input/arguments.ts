import { z } from 'zod';
import { memoizeByObject } from '../../../catalog/lib/memoize-by-object.ts';
import type { Result } from '../../../catalog/lib/result.ts';
import { EXPLAINED_FIELDS } from '../../../limits.ts';
import { parameterText } from '../../../query/match/question/parse-joints.ts';
import {
  MOST_FIELD_ERRORS,
  MOST_REPAIRS,
  queryError,
  shown,
  type FieldError,
} from '../../../query/parameters/field-error.ts';
import { type JsonSchema, lowerCase, separated } from '../../../query/parameters/kinds.ts';
import type { Parameter, Parameters } from '../../../query/parameters/parameter.ts';
import { alternatives, givenTexts, nameInstead, openReader } from '../../../query/parameters/reader.ts';
import { namesMeantBy } from '../../../query/suggest/misspelt-parameters.ts';
import type { McpService } from '../../service.ts';
import { isObject } from '../results/records.ts';
import { refused, type Arguments, type Tool, type ToolAnswer } from '../tool.ts';
import { withEnds } from './bound-names.ts';
import type { ObjectSchema } from './schemas.ts';
import { withoutCommas } from './short-texts.ts';

/**
 * Drops empty arguments: models tend to fill in every one, so null, a blank text, an empty list and an empty
 * object count as absent.
 */
export const statedOf = (given: Arguments): Arguments =>
  Object.values(given).some(isAbsent)
    ? Object.fromEntries(Object.entries(given).filter(([, value]) => !isAbsent(value)))
    : given;

function isAbsent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object' || value === null) return (value ?? null) === null;
  return Object.keys(value).length === 0;
}

/**
 * Parses lists and objects in arguments at any depth, because some clients send them as JSON strings. An
 * object in place of a list of objects becomes a list of one, and a list of one in place of a single value
 * becomes that value. A text that is not JSON of the wanted kind stays as it is.
 */
export const unpackedBy = ({ properties }: Pick<ObjectSchema, 'properties'>, given: Arguments): Arguments =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]): [string, unknown] => [
      name,
      Object.hasOwn(properties, name) ? asWanted(properties[name] ?? {}, value) : value,
    ]),
  );

function asWanted(schema: JsonSchema, value: unknown): unknown {
  const read = partsOf(schema);
  if (read.type === 'array') {
    const found = typeof value === 'string' ? jsonOf(value) : value;
    const isOne = isObject(found) && read.items?.type === 'object';
    const list = isOne ? [found] : found;
    if (!Array.isArray(list)) return value;
    return read.items?.type === 'object' ? list.map((item) => asWanted(read.items ?? {}, item)) : list;
  }
  if (read.type === 'object') {
    const found = typeof value === 'string' ? jsonOf(value) : value;
    if (!isObject(found)) return value;
    const members = unpackedBy({ properties: read.properties }, found);
    return read.additionalProperties === false ? statedOf(members) : members;
  }
  const [only, ...others] = Array.isArray(value) ? z.array(z.unknown()).parse(value) : [];
  return only !== undefined && others.length === 0 && typeof only !== 'object' ? only : value;
}

/** The parts of a schema that describe nesting. */
const schemaParts = z.object({
  type: z.unknown().optional(),
  items: z.looseObject({ type: z.unknown().optional() }).optional(),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  additionalProperties: z.unknown().optional(),
});

const partsOf = memoizeByObject((schema: JsonSchema) => schemaParts.parse(schema));

/** The array or object in a text; null if there is none. */
function jsonOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

/**
 * Converts a member that is passed on as JSON to the type of its parameter: numbers, flags and lists may come
 * as texts.
 */
export function memberAs(parameter: Parameter | undefined, value: unknown): unknown {
  if (parameter === undefined || typeof value !== 'string') return value;
  const { kind } = parameter;
  if (kind.isSeparated === true) return jsonOf(value) ?? value;
  if (kind.control !== 'number' && kind.control !== 'flag') return value;
  const reading = kind.read(value.trim());
  if (!reading.ok) return value;
  return kind.control === 'flag' ? reading.value === 'true' : reading.value;
}

/**
 * Writes arguments as the texts of a query, which are then parsed like a query. Returns errors for values
 * that no text can hold and for names that the table lacks.
 */
export function argumentTexts(table: Parameters, given: Arguments) {
  const pairs = new Map<string, string>();
  const errors: FieldError[] = [];
  for (const [name, stated] of Object.entries(statedOf(given))) {
    if (errors.length === MOST_FIELD_ERRORS) break;
    const parameter = Object.hasOwn(table, name) ? table[name] : undefined;
    if (parameter === undefined) {
      errors.push(unknownArgument(name, errors.length < MOST_REPAIRS ? table : {}));
      continue;
    }
    const isList = parameter.kind.isSeparated === true;
    const value = isList ? memberAs(parameter, stated) : stated;
    const text = isList || typeof value !== 'object' ? parameterText.safeParse(value).data : undefined;
    if (text === undefined) errors.push(notScalar(name, value, parameter));
    else pairs.set(name, text);
  }
  return { pairs, errors };
}

/** The error for an unknown argument, with a suggestion if a name of the table is similar. */
export function unknownArgument(name: string, table: Parameters): FieldError {
  const repair = nameInstead(name, table);
  const error = { field: shown(name), in: 'query', detail: 'is not an argument of this tool' } as const;
  return repair === null ? error : { ...error, repair: withEnds(withoutCommas(repair)) };
}

function notScalar(name: string, value: unknown, { kind, example }: Parameter): FieldError {
  const isList = kind.isSeparated === true;
  const such =
    example === '' ? '' : `, such as ${isList ? JSON.stringify(separated(example)) : `\`${example}\``}`;
  return queryError(
    name,
    `must be ${isList ? 'an array of strings' : 'a string, a number or a boolean'}; got ${shown(value)}`,
    `Give \`${name}\` ${isList ? 'an array of strings' : 'a single value'}${such}.`,
  );
}

/** Reads arguments that are plain values: texts that fit their schemas, or every error. */
export function readArguments(
  table: Parameters,
  given: Arguments,
): Result<Readonly<Record<string, string>>, readonly FieldError[]> {
  const { pairs, errors } = argumentTexts(table, given);
  const reader = openReader(givenTexts(pairs, table));
  const reported = new Set(errors.map(({ field }) => field));
  for (const [name, parameter] of Object.entries(table))
    if (!reported.has(name)) reader.read(name, parameter);
  const allErrors = [...errors, ...reader.errors];
  return allErrors.length > 0
    ? { ok: false, error: allErrors }
    : { ok: true, value: Object.fromEntries(reader.texts) };
}

/** A tool that takes plain values only: runs it, or refuses arguments with errors. */
export const withPlainValues =
  (
    table: Parameters,
    run: (service: McpService, values: Readonly<Record<string, string>>) => ToolAnswer,
  ): Tool['run'] =>
  (service, given) => {
    const reading = readArguments(table, given);
    return reading.ok
      ? run(service, reading.value)
      : refused({ code: 'invalid_parameter', errors: reading.error });
  };

const names = z.array(z.string()).min(1);

/**
 * Names of fields in lower case, from an array or a text with commas; null for all fields. A path such as
 * `joints/Hip (J1, J2)/count` may have commas: as a text it is one name.
 */
export function readFieldNames(given: unknown): Result<readonly string[] | null, readonly FieldError[]> {
  if (given === undefined) return { ok: true, value: null };
  const several = typeof given === 'string' && !given.includes('/') ? separated(given) : [given].flat();
  const parsed = names.safeParse(several);
  return parsed.success
    ? { ok: true, value: parsed.data.map((name) => lowerCase(name.trim())) }
    : { ok: false, error: [noNames(given)] };
}

const noNames = (found: unknown): FieldError =>
  queryError(
    'fields',
    `must be an array of field names; got ${shown(found)}`,
    'Send `{"fields": ["peak_torque_nm"]}`.',
  );

/**
 * The errors of a list of names in `fields`: too many or unknown ones. `elsewhere` gives the hint for a name
 * of another kind of record.
 */
export function unknownNames(
  names: readonly string[],
  known: readonly string[],
  elsewhere: (name: string) => string | null = () => null,
): FieldError[] {
  if (names.length > EXPLAINED_FIELDS)
    return [
      queryError(
        'fields',
        `must have at most ${EXPLAINED_FIELDS} names; got ${names.length}`,
        `Ask for at most ${EXPLAINED_FIELDS} fields, or leave \`fields\` out to get them all.`,
      ),
    ];
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = namesMeantBy(name, known);
      const repair =
        near.length === 0
          ? '`describe_catalog` with `"about": ["fields"]` lists them.'
          : `Did you mean ${alternatives(near)} instead of \`${shown(name)}\`?`;
      return queryError('fields', `must be field names; got ${shown(name)}`, elsewhere(name) ?? repair);
    });
}

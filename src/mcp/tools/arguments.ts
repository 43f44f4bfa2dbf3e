import { z } from 'zod';
import type { Result } from '../../catalog/result.ts';
import { EXPLAINED_FIELDS } from '../../limits.ts';
import { shown, type Fault } from '../../query/fault.ts';
import { lowerCase, separated } from '../../query/kinds.ts';
import { nearestAmong } from '../../query/nearest.ts';
import type { Parameter, Parameters } from '../../query/parameter.ts';
import { givenTexts, openReader } from '../../query/read-parameters.ts';
import type { McpService } from '../service.ts';
import { refused, type Arguments, type Tool, type ToolAnswer } from './tool.ts';

/** Arguments as a query has them, and the faults of those that no text can hold. */
export interface ArgumentTexts {
  readonly pairs: ReadonlyMap<string, string>;
  readonly faults: readonly Fault[];
}

/** Writes arguments as the texts of a query, so that they are read as a query is. Null means absent: models like to fill in every field. */
export function argumentTexts(table: Parameters, given: Arguments): ArgumentTexts {
  const present = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  const isFaulty = ([name, value]: readonly [string, unknown]): boolean => {
    const parameter = Object.hasOwn(table, name) ? table[name] : undefined;
    if (parameter === undefined || typeof value !== 'object') return false;
    return !(parameter.kind.isSeparated === true && texts.safeParse(value).success);
  };
  return {
    pairs: new Map(present.filter((entry) => !isFaulty(entry)).map(([name, value]) => [name, text.parse(value)])),
    faults: present.filter(isFaulty).map(([name, value]) => notScalar({ name, value, parameter: table[name] })),
  };
}

// Only an argument that is unknown anyway gets this far with an object: its name is what is wrong with it.
const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const texts = z.array(scalar);
const text = z.union([scalar, texts.transform((values) => values.join(','))]).catch('');

interface NotScalar {
  readonly name: string;
  readonly value: unknown;
  readonly parameter: Parameter | undefined;
}

function notScalar({ name, value, parameter }: NotScalar): Fault {
  const example = parameter?.example ?? '';
  const isSeparated = parameter?.kind.isSeparated === true;
  const such = example === '' ? '' : `, such as ${isSeparated ? JSON.stringify(separated(example)) : `\`${example}\``}`;
  return {
    field: name,
    in: 'body',
    detail: `must be ${isSeparated ? 'an array of strings' : 'a string, a number or a boolean'}; got ${shown(value)}`,
    repair: `Give \`${name}\` ${isSeparated ? 'an array of strings' : 'a single value'}${such}.`,
  };
}

/** Reads arguments that are plain values: their texts, each of which its schema takes, or every fault. */
export function readArguments(
  table: Parameters,
  given: Arguments,
): Result<Readonly<Record<string, string>>, readonly Fault[]> {
  const { pairs, faults } = argumentTexts(table, given);
  const reader = openReader(givenTexts(pairs, table));
  const reported = new Set(faults.map(({ field }) => field));
  for (const [name, parameter] of Object.entries(table)) if (!reported.has(name)) reader.read(name, parameter);
  const allFaults = [...faults, ...reader.faults];
  return allFaults.length > 0 ? { ok: false, fault: allFaults } : { ok: true, value: Object.fromEntries(reader.texts) };
}

/** A tool that takes plain values only: does with them what it is for, and refuses faulty ones before. */
export const taking =
  (
    table: Parameters,
    run: (service: McpService, values: Readonly<Record<string, string>>) => ToolAnswer,
  ): Tool['run'] =>
  (service, given) => {
    const reading = readArguments(table, given);
    return reading.ok ? run(service, reading.value) : refused({ code: 'invalid_parameter', faults: reading.fault });
  };

const names = z.array(z.string()).min(1);

/**
 * Names of fields in lower case, from an array or a text with commas; null where all are meant. A path such as
 * `joints/Hip (J1, J2)/count` may have commas: as a text it is one name.
 */
export function readFieldNames(given: unknown): Result<readonly string[] | null, readonly Fault[]> {
  if (given === undefined || given === null) return { ok: true, value: null };
  const several = typeof given === 'string' && !given.includes('/') ? separated(given) : [given].flat();
  const parsed = names.safeParse(several);
  return parsed.success
    ? { ok: true, value: parsed.data.map((name) => lowerCase(name.trim())) }
    : { ok: false, fault: [noNames(given)] };
}

const noNames = (found: unknown): Fault => ({
  field: 'fields',
  in: 'body',
  detail: `must be an array of field names; got ${shown(found)}`,
  repair: 'Send `{"fields": ["peak_torque_nm"]}`.',
});

/** The faults of a list of names: too many of them, or unknown ones. */
export function unknownNames(field: string, names: readonly string[], known: readonly string[]): Fault[] {
  if (names.length > EXPLAINED_FIELDS) return [tooManyNames(field, names.length)];
  const nearest = nearestAmong(known);
  return names
    .filter((name) => !known.includes(name))
    .map((name) => ({
      field,
      in: 'body',
      detail: `must be field names; got ${shown(name)}`,
      repair: repairOf(name, nearest(name, 1)[0]) ?? `Use some of ${known.join(', ')}.`,
    }));
}

const tooManyNames = (field: string, count: number): Fault => ({
  field,
  in: 'body',
  detail: `must have at most ${EXPLAINED_FIELDS} names; got ${count}`,
  repair: `Ask for at most ${EXPLAINED_FIELDS} fields, or leave \`${field}\` out to get them all.`,
});

const repairOf = (name: string, nearest: string | undefined): string | null =>
  nearest === undefined ? null : `Did you mean \`${nearest}\` instead of \`${shown(name)}\`?`;

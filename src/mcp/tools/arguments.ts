import { z } from 'zod';
import type { Result } from '../../catalog/result.ts';
import { EXPLAINED_FIELDS } from '../../limits.ts';
import { shown, type Fault } from '../../query/fault.ts';
import { nearestAmong } from '../../query/nearest.ts';
import { isList, type Parameter, type Parameters } from '../../query/parameter.ts';
import { givenTexts, openReader } from '../../query/read-parameters.ts';
import type { McpService } from '../service.ts';
import { refused, type Arguments, type Tool, type ToolAnswer } from './tool.ts';

/** Arguments as a query has them, and the faults of those that no text can hold. */
export interface ArgumentTexts {
  readonly pairs: readonly (readonly [string, string])[];
  readonly faults: readonly Fault[];
}

/** Writes arguments as the texts of a query, so that they are read as a query is. Null means absent: models like to fill in every field. */
export function argumentTexts(table: Parameters, given: Arguments): ArgumentTexts {
  const present = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  const isFaulty = ([name, value]: readonly [string, unknown]): boolean => {
    const parameter = Object.hasOwn(table, name) ? table[name] : undefined;
    if (parameter === undefined || typeof value !== 'object') return false;
    return !(isList(parameter) && texts.safeParse(value).success);
  };
  return {
    pairs: present.filter((entry) => !isFaulty(entry)).map(([name, value]) => [name, text.parse(value)]),
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
  return {
    field: name,
    in: 'body',
    detail: `must be a ${parameter !== undefined && isList(parameter) ? 'list of texts' : 'text, a number or a boolean'}; got ${shown(value)}`,
    repair: `Give \`${name}\` a single value${example === '' ? '' : `, such as \`${example}\``}.`,
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

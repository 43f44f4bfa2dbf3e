import { z } from 'zod';
import { operationById } from '../../../api/operations.ts';
import { separated, type JsonSchema } from '../../../query/parameters/kinds.ts';
import { BOUNDS, endText, type Bound } from '../input/bound-names.ts';
import type { ObjectSchema } from '../input/schemas.ts';
import { isObject, type AnyRecord } from './records.ts';

/*
 * Hints and errors of `src/query` name parameters as a URL has them: `max_weight_g`, `sort=weight_g`. The
 * arguments of a tool are JSON and have other names, which replace those in its answers here.
 */

/** The figures that are bounded: `max_speed_rpm` alone is the figure, although its bound has the same name. */
const FIGURES: ReadonlySet<string> = new Set([...BOUNDS.values()].map(({ field }) => field));

/** The tools that replace the paths in hints. */
const TOOLS_OF_PATHS = [
  [operationById('list_categories').path, 'describe_catalog'],
  [operationById('list_robots').path, 'search_robots'],
] as const;

/** A parameter between backticks, as in `sort`, `sort=weight_g` and `"sort": "weight_g"`. */
const NAMED = /`"?([a-z]\w*)"?((?:=|: )[^`]+)?`/g;

/** Replaces parameters and paths of the API in a text of `src/query` with arguments of a tool. */
export function inArguments(text: string, { properties }: Pick<ObjectSchema, 'properties'>): string {
  const filters = filtersIn(properties);
  const named = text.replaceAll(NAMED, (whole, name: string, sent: string | undefined) => {
    const json = sent === undefined ? undefined : jsonTextOf(properties[name] ?? filters[name], sent);
    if (json === undefined && FIGURES.has(name)) return whole;
    const bound = Object.hasOwn(properties, 'bounds') ? BOUNDS.get(name) : undefined;
    if (bound !== undefined) return boundText(bound, json);
    if (json === undefined) return whole;
    if (Object.hasOwn(properties, name)) return `\`"${name}": ${json}\``;
    return Object.hasOwn(filters, name) ? `\`"filters": {"${name}": ${json}}\`` : whole;
  });
  // The first end alone says where it goes: a hint may name a dozen.
  const placed = text.includes('`bounds`') ? named : named.replace(END, '$& in `bounds`');
  return TOOLS_OF_PATHS.reduce((read, [path, tool]) => read.replace(`${path} `, `${tool} `), placed);
}

const END = /`(?:min|max)` of `\w+`/;

/** The filters that a tool takes in one argument; none where each is an argument of its own. */
const filtersIn = ({ filters }: ObjectSchema['properties']): ObjectSchema['properties'] =>
  filterSchema.safeParse(filters).data?.properties ?? {};

const filterSchema = z.object({ properties: z.record(z.string(), z.record(z.string(), z.unknown())) });

const boundText = ({ field, end }: Bound, value: string | undefined): string =>
  value === undefined ? endText({ field, end }) : `\`{"field": "${field}", "${end}": ${value}}\``;

/** The value after `=` or `: ` as JSON: a list for an argument that takes one, else a number where it is one. */
function jsonTextOf(schema: JsonSchema | undefined, sent: string): string {
  const value = sent.replace(/^(?:=|: )/, '').replace(/^"(.*)"$/, '$1');
  if (value.startsWith('[')) return value;
  if (schema?.type === 'array') return JSON.stringify(separated(value));
  if (schema?.type === 'string') return JSON.stringify(value);
  return schema?.type === 'boolean' || Number.isFinite(Number(value)) ? value : JSON.stringify(value);
}

/** The member `asked` of a match, with its bounds in the form of the argument `bounds`. */
function askedInArguments(asked: AnyRecord): AnyRecord {
  const bounds = new Map<string, AnyRecord>();
  for (const [name, value] of Object.entries(asked)) {
    const bound = BOUNDS.get(name);
    if (bound === undefined) continue;
    const { field, end } = bound;
    bounds.set(field, { field, ...bounds.get(field), [end]: value });
  }
  const others = Object.entries(asked)
    .filter(([name]) => !BOUNDS.has(name))
    .map(([name, value]): [string, unknown] => [name, pointsInArguments(value)]);
  return { ...(bounds.size > 0 && { bounds: [...bounds.values()] }), ...Object.fromEntries(others) };
}

/** Operating points as their argument takes them: `40@115`. Steps of a duty cycle, which have seconds, stay as they are. */
function pointsInArguments(value: unknown): unknown {
  const points = z
    .array(z.strictObject({ torque_nm: z.number(), speed_rpm: z.number() }))
    .safeParse(value).data;
  return points?.map((point) => `${point.torque_nm}@${point.speed_rpm}`) ?? value;
}

/**
 * A change of one requirement that lets more in: a bound has the form of an entry of `bounds`, with its old
 * value as `from`.
 */
function relaxationInArguments({ requirement, to, ...rest }: AnyRecord): AnyRecord {
  const bound = BOUNDS.get(String(requirement));
  return bound === undefined
    ? { requirement, ...rest, to }
    : { field: bound.field, [bound.end]: to, ...rest };
}

/** The members of a match that name requirements, in the names of arguments. */
export const matchInArguments = <
  Found extends { readonly asked: AnyRecord; readonly relax: readonly object[] },
>(
  found: Found,
) => ({
  ...found,
  asked: askedInArguments(found.asked),
  relax: found.relax.map((one) => (isObject(one) ? relaxationInArguments(one) : one)),
});

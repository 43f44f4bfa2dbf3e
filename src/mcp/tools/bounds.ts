import type { Filter, Filters } from '../../query/filters/filter.ts';
import { queryError, shown, type FieldError } from '../../query/parameters/field-error.ts';
import type { JsonSchema } from '../../query/parameters/kinds.ts';
import { alternatives } from '../../query/parameters/reader.ts';
import { namesMeantBy } from '../../query/parameters/suggest.ts';
import { isObject } from './records.ts';
import { arrayOf } from './schemas.ts';
import type { Arguments } from './tool.ts';

/*
 * Bounds of figures as tools take them: `[{"field": "weight_g", "max": 900}]` is `max_weight_g=900`. One
 * argument with the names of the fields costs a client far less than two arguments of each field.
 */

/** The names of the filters that bound a field. */
type Ends = Partial<Record<NonNullable<Filter['end']>, string>>;

/** The same of each field. */
type BoundNames = ReadonlyMap<string, Readonly<Ends>>;

/** The bounds among some filters. */
export function boundNames(filters: Filters): BoundNames {
  const names = new Map<string, Ends>();
  for (const [name, { field, end, kind }] of Object.entries(filters))
    if (field !== null && end !== undefined && kind.control === 'number')
      names.set(field, { ...names.get(field), [end]: name });
  return names;
}

const NUMBER: JsonSchema = { type: 'number' };

/** The type of the argument `bounds`. */
export const boundsType = (names: BoundNames): JsonSchema =>
  arrayOf({
    type: 'object',
    properties: { field: { type: 'string', enum: [...names.keys()] }, min: NUMBER, max: NUMBER },
    required: ['field'],
    additionalProperties: false,
  });

/** Arguments with their `bounds` by the names of the filters, and what is wrong with them. */
export function withBounds({ bounds, ...given }: Arguments, names: BoundNames) {
  const rows: readonly unknown[] = bounds === undefined || bounds === null ? [] : [bounds].flat();
  const read = rows.map((row, number) => readBound(row, number, names));
  const named: Arguments = Object.assign({}, ...read.map(({ values }) => values));
  return { given: { ...named, ...given }, errors: read.flatMap(({ errors }) => errors) };
}

interface ReadBound {
  readonly values: Arguments;
  readonly errors: readonly FieldError[];
}

function readBound(row: unknown, number: number, names: BoundNames): ReadBound {
  const refused = (field: string, detail: string, repair: string): ReadBound => ({
    values: {},
    errors: [queryError(`bounds.${number}${field}`, detail, repair)],
  });
  const example = 'Send `{"bounds": [{"field": "weight_g", "max": 900}]}`.';
  if (!isObject(row)) return refused('', `must be an object; got ${shown(row)}`, example);
  const { field, ...ends } = row;
  const ofField = names.get(String(field));
  if (ofField === undefined)
    return refused('.field', `must be a figure; got ${shown(field)}`, repairOf(field, names));
  const values: Record<string, unknown> = {};
  for (const [end, value] of Object.entries(ends)) {
    const name = end === 'min' || end === 'max' ? ofField[end] : undefined;
    if (name === undefined) {
      const known = alternatives(Object.keys(ofField));
      return refused(`.${end}`, `is no end of \`${String(field)}\``, `\`${String(field)}\` takes ${known}.`);
    }
    values[name] = value;
  }
  return Object.keys(values).length > 0
    ? { values, errors: [] }
    : refused('', 'must have `min` or `max`', example);
}

/** What to send in place of an unknown field. */
function repairOf(field: unknown, names: BoundNames): string {
  const meant = namesMeantBy(String(field), [...names.keys()]);
  return meant.length === 0
    ? 'describe_catalog about `fields` lists the figures.'
    : `Did you mean ${alternatives(meant)}?`;
}

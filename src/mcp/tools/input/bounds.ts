import { z } from 'zod';
import type { Filters } from '../../../query/filters/filter.ts';
import {
  MOST_FIELD_ERRORS,
  queryError,
  shown,
  type FieldError,
} from '../../../query/parameters/field-error.ts';
import type { JsonSchema } from '../../../query/parameters/kinds.ts';
import type { Parameters } from '../../../query/parameters/parameter.ts';
import { alternatives } from '../../../query/parameters/reader.ts';
import { namesMeantBy } from '../../../query/suggest/misspelt-parameters.ts';
import { parameterInstead } from '../../../query/suggest/other-apis.ts';
import { isObject } from '../results/records.ts';
import type { Arguments } from '../tool.ts';
import { boundNamesIn, END_NAMES, withEnds, type BoundNames, type End } from './bound-names.ts';
import { arrayOf, closed, TEXT } from './schemas.ts';

/** Parameters without those that bound figures. */
export function withoutBounds(parameters: Parameters, filters: Filters): Parameters {
  const bounding = new Set([...boundNamesIn(filters).values()].flatMap((ends) => Object.values(ends)));
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !bounding.has(name)));
}

/** The schema of the argument, over these fields; null for those that the tools for searching list. */
export const boundsSchema = (fields: readonly string[] | null, says: string): JsonSchema => ({
  ...arrayOf(
    closed(
      {
        field: fields === null ? TEXT : { ...TEXT, enum: fields },
        min: { type: 'number' },
        max: { type: 'number' },
      },
      ['field'],
    ),
  ),
  description: says,
});

/** Arguments with `bounds` converted to parameters, and the conversion of errors back to it. */
export interface BoundsRead {
  readonly given: Arguments;
  readonly errors: readonly FieldError[];
  /** An error of such a parameter as one of `bounds`. */
  readonly placed: (error: FieldError) => FieldError;
}

const bound = z.strictObject({
  field: z.string(),
  min: z.unknown().optional(),
  max: z.unknown().optional(),
});

/** A value as messages show it; an object by the names of its members. */
const membersOf = (found: unknown): string => {
  if (!isObject(found)) return shown(found);
  const names = Object.keys(found);
  return names.length === 0 ? 'an empty object' : `an object with ${shown(names.join(', '))}`;
};

/** Reads `bounds` among arguments. A parameter of the API is also accepted under its own name. */
export function readBounds(filters: Filters, { bounds, ...others }: Arguments): BoundsRead {
  const names = boundNamesIn(filters);
  const given: Record<string, unknown> = { ...others };
  const places = new Map<string, string>();
  const errors: FieldError[] = [];
  const placed = (error: FieldError): FieldError => {
    const place = places.get(error.field);
    if (place === undefined) return error;
    return { ...error, field: place, ...(error.repair !== undefined && { repair: withEnds(error.repair) }) };
  };
  if (bounds === undefined) return { given, errors, placed };
  for (const [index, item] of (Array.isArray(bounds) ? bounds : [bounds]).entries()) {
    if (errors.length >= MOST_FIELD_ERRORS) break;
    const read = bound.safeParse(item);
    const ends = read.success ? names.get(read.data.field.toLowerCase()) : undefined;
    if (!read.success) errors.push(noBound(item));
    else if (ends === undefined) errors.push(unknownField(read.data.field, names, filters));
    else errors.push(...taken(read.data, ends, index));
  }
  return { given, errors, placed };

  /** Reads the ends of one bound; null counts as absent. */
  function taken(
    { field, ...values }: z.infer<typeof bound>,
    ends: Readonly<Partial<Record<End, string>>>,
    index: number,
  ): FieldError[] {
    const stated = END_NAMES.filter((end) => !isNone(values[end]));
    if (stated.length === 0) return [noBound({ field })];
    return stated.flatMap((end) => {
      const name = ends[end];
      if (name === undefined) return [noSuchEnd(field, end)];
      if (given[name] !== undefined) return [givenTwice(field, end)];
      given[name] = values[end];
      places.set(name, `bounds.${index}.${end}`);
      return [];
    });
  }
}

const isNone = (value: unknown): boolean => (value ?? null) === null || value === '';

const SUCH = '`{"bounds": [{"field": "weight_g", "max": 600}]}`';

const noBound = (found: unknown): FieldError =>
  queryError(
    'bounds',
    `must be a list of objects with \`field\` and \`min\` or \`max\`; got ${membersOf(found)}`,
    `Send \`bounds\` such as ${SUCH}.`,
  );

const unknownField = (found: string, names: BoundNames, filters: Filters): FieldError => {
  const known = [...names.keys()];
  const near = namesMeantBy(found, known);
  const repair =
    boundOf(found, names) ??
    parameterInstead(found, filters) ??
    (near.length > 0 ? `Did you mean ${alternatives(near)}?` : `Its fields are ${known.join(', ')}.`);
  return queryError(
    'bounds',
    `must name figures that can be bounded; got ${shown(found)}`,
    `\`bounds\`: ${repair}`,
  );
};

/**
 * The bound behind a parameter of the API that was sent as a field, such as `max_weight_g`; null if there is
 * none.
 */
function boundOf(parameter: string, names: BoundNames): string | null {
  for (const [field, ends] of names)
    for (const end of END_NAMES)
      if (ends[end] === parameter.toLowerCase()) return `Send \`{"field": "${field}", "${end}": …}\`.`;
  return null;
}

const noSuchEnd = (field: string, end: End): FieldError =>
  queryError(
    'bounds',
    `cannot have a \`${end}\` of \`${field}\``,
    `\`bounds\` takes only the other end of \`${field}\`.`,
  );

const givenTwice = (field: string, end: End): FieldError =>
  queryError(
    'bounds',
    `must have one \`${end}\` of \`${field}\`; got two`,
    `Name \`${field}\` once in \`bounds\`.`,
  );

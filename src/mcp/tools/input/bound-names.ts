import { ACTUATOR_FILTERS } from '../../../query/filters/actuator-and-robot-filters.ts';
import type { Filters } from '../../../query/filters/filter.ts';
import { ROBOT_LISTING } from '../../../query/list/actuator-and-robot-lists.ts';
import { JOINT_LISTING } from '../../../query/list/joint-listing.ts';

/*
 * Tools take the limits of figures as one list, where the API has a `min_` and a `max_` parameter of each
 * figure: the names of some fifty parameters would cost every client more tokens than the rest of a tool.
 */

/** The ends of a bound. */
export const END_NAMES = ['min', 'max'] as const;

export type End = (typeof END_NAMES)[number];

/** The parameters that bound a figure: by field, the parameter of each end. */
export type BoundNames = ReadonlyMap<string, Readonly<Partial<Record<End, string>>>>;

/** The figures that filters bound. */
export function boundNamesIn(filters: Filters): BoundNames {
  const names = new Map<string, Partial<Record<End, string>>>();
  for (const [name, { field, end, kind }] of Object.entries(filters))
    if (field !== null && end !== undefined && kind.control === 'number')
      names.set(field, { ...names.get(field), [end]: name });
  return names;
}

/** An end of a figure in `bounds`. */
export interface Bound {
  readonly field: string;
  readonly end: End;
}

/** The bound that each parameter of the API sets, by the name of the parameter. */
export const BOUNDS: ReadonlyMap<string, Bound> = new Map(
  [JOINT_LISTING.filters, ROBOT_LISTING.filters, ACTUATOR_FILTERS].flatMap((filters) =>
    [...boundNamesIn(filters)].flatMap(([field, ends]) =>
      END_NAMES.flatMap((end): [string, Bound][] => {
        const name = ends[end];
        return name === undefined ? [] : [[name, { field, end }]];
      }),
    ),
  ),
);

/** An end of a figure as hints and errors name it. */
export const endText = ({ field, end }: Bound): string => `\`${end}\` of \`${field}\``;

/**
 * Replaces the parameters that bound figures in a text that names no figures. `max_speed_rpm` is both, so in
 * other texts it is read as the figure.
 */
export const withEnds = (text: string): string =>
  text.replaceAll(/`(\w+)`/g, (whole, name: string) => {
    const bound = BOUNDS.get(name);
    return bound === undefined ? whole : endText(bound);
  });

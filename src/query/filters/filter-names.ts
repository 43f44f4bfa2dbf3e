import type { Field } from '../../catalog/fields/field.ts';

/* The names of filters that pages need before they load the filters themselves. */

/** The filter that lists records by their unknown fields. */
export const LACKS = 'lacks';

/** The filter that names the fields whose unknown values pass. */
export const INCLUDE_UNKNOWN = 'include_unknown';

/** The name of a bound: `min_weight_g`, and `min_speed_rpm` where the row of `max_speed_rpm` says so. */
export const boundName = (
  end: 'min' | 'max',
  field: string,
  { filter = field }: Pick<Field, 'filter'>,
): string => `${end}_${filter}`;

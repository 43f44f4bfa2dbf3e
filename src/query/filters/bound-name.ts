import type { Field } from '../../catalog/fields/field.ts';

/** The name of a bound: `min_weight_g`, and `min_speed_rpm` where the row of `max_speed_rpm` says so. */
export const boundName = (
  end: 'min' | 'max',
  field: string,
  { filter = field }: Pick<Field, 'filter'>,
): string => `${end}_${filter}`;

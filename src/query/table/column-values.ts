import { kindFieldOf } from '../../catalog/evidence/figure-kind.ts';

/** A figure of a column; null where it is unknown. */
export const figureOrNull = (figure = NaN): number | null => (Number.isNaN(figure) ? null : figure);

/**
 * A value as a number: the motor turns of a gear ratio, the lower end of a range; null when it is not a
 * number.
 */
export function figureIn(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const number = typeof value === 'string' ? Number.parseFloat(value) : NaN;
  return Number.isNaN(number) ? null : number;
}

/** The name of the values that hold the kinds of a figure. */
export const kindValuesOf = (field: string): string => `kind of ${kindFieldOf(field)}`;

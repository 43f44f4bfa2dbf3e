import type { Field } from '../../catalog/fields/field.ts';
import { symbolOf, type Unit } from '../../catalog/fields/units.ts';
import { date, DATE_FORM } from '../parameters/date-kind.ts';
import { lowerCase, measure, ratio, type Kind } from '../parameters/kinds.ts';
import { boundName } from './filter-names.ts';
import { bound, type Filters } from './filter.ts';

/** The members of a field that its bounds are made from; without `bounds` it has none. */
export type BoundedField = Pick<Field, 'title' | 'unit' | 'bounds' | 'filter'> & Partial<Pick<Field, 'says'>>;

/** The filters on figures: `min_` and `max_` of each field with bounds, in the order of their table. */
export const boundsOf = (fields: Readonly<Record<string, BoundedField>>): Filters =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      ENDS.flatMap((end) => {
        const example = field.bounds?.[end];
        if (example === undefined) return [];
        const row = bound(name, end, {
          kind: kindOf(field),
          unit: field.unit ?? null,
          says: sentence(end, field),
          example,
          ...(end === 'max' && { floor: boundName('min', name, field) }),
        });
        return [[boundName(end, name, field), row]];
      }),
    ),
  );

function kindOf({ bounds }: BoundedField): Kind<number> {
  if (bounds?.as === 'ratio') return ratio();
  return bounds?.as === 'date' ? date() : measure();
}

const ENDS = ['min', 'max'] as const;

function sentence(end: 'min' | 'max', { title, says = title, unit, bounds }: BoundedField): string {
  if (bounds?.as === 'date')
    return `${end === 'min' ? 'Earliest' : 'Latest'} ${lowerCase(title)}: ${DATE_FORM}.`;
  const superlative = end === 'min' ? 'Minimum' : 'Maximum';
  if (says.startsWith('Number of')) return `${superlative} ${says.replace('Number', 'number')}`;
  const figure = lowerCase(title.replace(/^Maximum /, ''));
  const inUnit = bounds?.as === 'ratio' ? ', motor turns per output turn (`9:1` is 9)' : unitOf(unit);
  return `${superlative} ${figure}${inUnit}.`;
}

const unitOf = (unit: Unit | undefined): string =>
  unit === undefined || symbolOf(unit) === '' ? '' : `, ${symbolOf(unit)}`;

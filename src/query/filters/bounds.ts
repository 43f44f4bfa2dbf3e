import type { Field } from '../../catalog/fields/field.ts';
import { symbolOf, type Unit } from '../../catalog/fields/units.ts';
import { queryError, shown, type FieldError } from '../parameters/field-error.ts';
import { measure, ratio } from '../parameters/kinds.ts';
import { boundName } from './bound-name.ts';
import { bound, type Filters, type GivenFilter } from './filter.ts';

/** What bounds must know of a field; without `bounds` it has none. */
export type BoundedField = Pick<Field, 'title' | 'unit' | 'bounds'>;

/** The filters on figures: `min_` and `max_` of each field with bounds, in the order of their table. */
export const boundsOf = (fields: Readonly<Record<string, BoundedField>>): Filters =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      ENDS.flatMap((end) => {
        const example = field.bounds?.[end];
        if (example === undefined) return [];
        return [
          [
            boundName(end, name),
            bound(name, end, {
              ...inUnit(name, field),
              says: sentence(end, name, field),
              example,
              ...(end === 'max' && { floor: boundName('min', name) }),
            }),
          ],
        ];
      }),
    ),
  );

/** A ratio may be written as `9:1`. */
const inUnit = (name: string, { unit }: BoundedField) => ({
  kind: name === 'gear_ratio' ? ratio() : measure(),
  unit: unit ?? null,
});

const ENDS = ['min', 'max'] as const;

function sentence(end: 'min' | 'max', name: string, { title, unit }: BoundedField): string {
  const figure = title.replace(/^Maximum /, '').toLowerCase();
  const inUnit = name === 'gear_ratio' ? ', motor turns per output turn (`9:1` is 9)' : unitOf(unit);
  return `${end === 'min' ? 'Minimum' : 'Maximum'} ${figure}${inUnit}.`;
}

const unitOf = (unit: Unit | undefined): string => (unit === undefined ? '' : `, ${symbolOf(unit)}`);

/** The bounds that leave nothing between them: a `max_` below the `min_` of the same figure. */
export function contradictions(given: readonly GivenFilter[]): FieldError[] {
  const errors: FieldError[] = [];
  for (const { name, value: most, floor } of given) {
    if (floor === undefined || typeof most !== 'number') continue;
    const least = given.find((filter) => filter.name === floor)?.value;
    if (typeof least === 'number' && least > most) errors.push(contradiction([floor, least], [name, most]));
  }
  return errors;
}

type Bound = readonly [name: string, value: number];

const contradiction = ([other, least]: Bound, [name, most]: Bound): FieldError =>
  queryError(
    name,
    `must be at least ${least}, which is \`${other}\`; got ${shown(most)}`,
    `Nothing lies between \`${other}=${least}\` and \`${name}=${most}\`: swap them, or leave one out.`,
  );

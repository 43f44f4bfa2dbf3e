import type { Field, Fields } from '../catalog/fields/field.ts';
import { symbolOf } from '../catalog/fields/units.ts';
import { answered } from '../catalog/fields/values.ts';
import { shown, type Fault } from './fault.ts';
import { bound, type Filter, type GivenFilter } from './filter.ts';
import { remembered } from './remembered.ts';

/** The filters on figures that a table of fields allows: `min_` and `max_` of each field with bounds, in its order. */
export const boundsOf = (fields: Fields<never>): Record<string, Filter<unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      ENDS.flatMap((end) => {
        const example = field.bounds?.[end];
        if (example === undefined) return [];
        return [[`${end}_${withoutEnd(name)}`, bound(name, end, { says: sentence(end, field), example })]];
      }),
    ),
  );

const ENDS = ['min', 'max'] as const;

/** `max_speed_rpm` is the name of a figure: its lower bound is `min_speed_rpm`. */
const withoutEnd = (field: string): string => field.replace(/^max_/, '');

function sentence(end: 'min' | 'max', { title, unit, schema }: Field<never>): string {
  const figure = title.replace(/^Maximum /, '').toLowerCase();
  const inUnit = schema === answered.maybeGearRatio ? ', motor turns per output turn (`9:1` is 9)' : unitOf(unit);
  return `${end === 'min' ? 'Minimum' : 'Maximum'} ${figure}${inUnit}.`;
}

const unitOf = (unit: Field['unit']): string => (unit === undefined ? '' : `, ${symbolOf(unit)}`);

/** The bounds that leave nothing between them: a `max_` below the `min_` of the same figure. */
export function contradictions(given: readonly GivenFilter[]): Fault[] {
  const faults: Fault[] = [];
  for (const { name, value: most } of given) {
    const other = lowerBoundOf(name);
    if (other === null || typeof most !== 'number') continue;
    const least = given.find((filter) => filter.name === other)?.value;
    if (typeof least === 'number' && least > most) faults.push(contradiction([other, least], [name, most]));
  }
  return faults;
}

/** The `min_` of the same figure as a `max_`; null for other names. */
const lowerBoundOf = remembered((name) => (name.startsWith('max_') ? name.replace('max_', 'min_') : null));

type Bound = readonly [name: string, value: number];

const contradiction = ([other, least]: Bound, [name, most]: Bound): Fault => ({
  field: name,
  in: 'query',
  detail: `must be at least ${least}, which is \`${other}\`; got ${shown(most)}`,
  repair: `Nothing lies between \`${other}=${least}\` and \`${name}=${most}\`: exchange them, or leave one out.`,
});

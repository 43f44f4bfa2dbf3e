import { symbolOf } from '../../catalog/fields/units.ts';
import { ALL_ACTUATOR_FIELDS } from '../../catalog/profile.ts';
import type { SimulationNumber } from '../../catalog/simulation/numbers.ts';
import { numberText } from '../format.ts';

/** A number of a simulator's model as a page tells where it comes from. */
export interface NumberRow {
  /** The role of the joint group; null for an actuator. */
  readonly role: string | null;
  readonly title: string;
  readonly value: string;
  readonly origin: string;
}

const TITLES: Readonly<Record<string, string>> = {
  forcerange: 'Torque limit',
  velocity: 'Speed limit',
  armature: 'Armature',
  kt: 'Torque constant at the output',
};

/** The rows of the numbers that some source could tell; friction and damping are none of these. */
export const numberRows = (numbers: readonly SimulationNumber[]): NumberRow[] =>
  numbers.filter(({ from }) => from.length > 0).map(rowOf);

function rowOf({ symbol, value, unit, origin, from }: SimulationNumber): NumberRow {
  const end = symbol.lastIndexOf('/');
  const name = symbol.slice(end + 1);
  return {
    role: end === -1 ? null : symbol.slice(0, end),
    title: TITLES[name] ?? name,
    value: value === null ? 'unknown' : `${numberText(value)} ${symbolOf(unit)}`,
    origin: `${VERBS[origin]} ${from.map(titleOf).join(', ')}`,
  };
}

const VERBS = { published: 'published as', derived: 'derived from', unknown: 'would need' } as const;

const FIELDS: Readonly<Record<string, { readonly title: string }>> = {
  ...ALL_ACTUATOR_FIELDS,
  rated_speed_rpm: { title: 'Speed' },
  actuator_id: { title: 'Exact version of the motor' },
};

/** The title of the field at the end of a path, in the middle of a sentence. */
function titleOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return FIELDS[name]?.title.toLowerCase() ?? name;
}

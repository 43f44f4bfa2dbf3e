import { fieldAt } from '../../catalog/evidence/claim.ts';
import { tagsBeside } from '../../catalog/evidence/condition-tags.ts';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import { symbolOf } from '../../catalog/fields/units.ts';
import type { SimulationNumber } from '../../catalog/simulation/numbers.ts';
import { numberText } from '../format.ts';

const TITLES: Readonly<Record<string, string>> = {
  forcerange: 'Torque limit',
  velocity: 'Speed limit',
  armature: 'Armature',
  saturation_effort: 'Stall torque of a DC motor’s torque-speed line',
  velocity_limit: 'No-load speed of that line',
  kt: 'Torque constant at the output',
};

/** Kinds of a field of an actuator, or of the motor of a joint group when `role` names one. */
export type TagsOf = (role: string | null, field: string) => readonly string[];

/**
 * The rows of the numbers that some source could state, friction and damping are none of these, and of the
 * line of a motor that has one.
 */
export const numberRows = (numbers: readonly SimulationNumber[], tagsOf: TagsOf) =>
  numbers
    .filter(({ symbol, value, from }) => from.length > 0 && (value !== null || !OF_LINE.test(symbol)))
    .map((number) => rowOf(number, tagsOf));

const OF_LINE = /(^|\/)(saturation_effort|velocity_limit)$/;

function rowOf({ symbol, value, unit, origin, from }: SimulationNumber, tagsOf: TagsOf) {
  const end = symbol.lastIndexOf('/');
  const name = symbol.slice(end + 1);
  const role = end === -1 ? null : symbol.slice(0, end);
  const names = from.map(fieldAt).map((field) => {
    const title = FIELDS[field]?.title.toLowerCase() ?? field;
    const beside = tagsBeside(title, value === null ? [] : tagsOf(role, field));
    return beside.length === 0 ? title : `${title} (${beside.join(', ')})`;
  });
  return {
    /** The role of the joint group; null for an actuator. */
    role,
    title: TITLES[name] ?? name,
    value: value === null ? 'unknown' : `${numberText(value)} ${symbolOf(unit)}`,
    /** The number at the output, from which the page computes that after a stage. */
    number: value === null ? null : { symbol: name, value, unit: symbolOf(unit) },
    origin: `${VERBS[origin]} ${names.join(', ')}`,
  };
}

const VERBS = { published: 'stated as', derived: 'derived from', unknown: 'needs' } as const;

const FIELDS: Readonly<Record<string, { readonly title: string }>> = {
  ...ACTUATOR_FIELDS,
  rated_speed_rpm: { title: 'Speed' },
  actuator_id: { title: 'Exact version of the motor' },
};

import type { Unit } from '../../catalog/fields/units.ts';
import type { Filter, Filters } from '../filters/filter.ts';
import type { REFLECTIONS } from './stage.ts';

/*
 * What can be required of an actuator at a joint: what the list can filter by. This file loads no schema, so
 * that pages judge as the API does.
 */

/**
 * Filters that select the candidates of a match. An actuator that does not pass them is not judged; every
 * other filter of the list is a requirement.
 */
export const SELECTING: ReadonlySet<string> = new Set([
  'q',
  'category',
  'brand',
  'use_case',
  'country',
  'availability',
  'verified',
  'data_source',
  'price_stated_by',
  'verified_against',
  'min_price_date',
  'doubted',
  'used_in',
  'robot_id',
  'has',
  'lacks',
  'include_unknown',
]);

/** A requirement that compares a figure with a bound. */
export interface BoundRow {
  readonly name: string;
  readonly field: string;
  readonly unit: Unit | null;
  readonly sense: 'at least' | 'at most';
  /** What an external stage changes. */
  readonly through: keyof typeof REFLECTIONS;
}

/** A requirement that compares what is published with what is accepted. */
export interface AcceptedRow {
  readonly name: string;
  readonly field: string;
  readonly unit: Unit | null;
  readonly sense: 'accepts' | 'any of';
}

/** The requirements of torques at a speed, and the curve by which each is judged. */
export const POINT_CURVES = { peak_points: 'intermittent', rated_points: 'continuous' } as const;

/** A requirement of torques at a speed, which the curve of an actuator proves, refutes or leaves unknown. */
export interface PointRow {
  readonly name: keyof typeof POINT_CURVES;
  /** What is judged; no record has it as a field. */
  readonly field: 'torque_at_speed_nm';
  readonly unit: 'N.m';
  readonly sense: 'gives';
  readonly curve: (typeof POINT_CURVES)[PointRow['name']];
}

/** A requirement of a joint. */
export type RequirementRow = BoundRow | AcceptedRow | PointRow;

/** The RMS torque of a duty cycle, which nobody states: it follows from the steps. */
const RMS_TORQUE: BoundRow = {
  name: 'rms_torque_nm',
  field: 'rated_torque_nm',
  unit: 'N.m',
  sense: 'at least',
  through: 'torque',
};

/** What an external stage changes of a figure, by its unit. */
const THROUGH: Readonly<Partial<Record<Unit, BoundRow['through']>>> = {
  'N.m': 'torque',
  '/min': 'speed',
  "'": 'angle',
};

const throughOf = (field: string, unit: Unit | null): BoundRow['through'] => {
  if (field === 'backdrive_torque_nm') return 'drag';
  return (unit === null ? undefined : THROUGH[unit]) ?? 'none';
};

const isPointName = (name: string): name is PointRow['name'] => Object.hasOwn(POINT_CURVES, name);

/** The requirements, by the filters of the list that do not select candidates, in their order. */
export const requirementRows = (
  filters: Filters,
  unitOf: (field: string) => Unit | null,
): readonly RequirementRow[] =>
  Object.entries(filters).flatMap(([name, filter]): RequirementRow[] => {
    if (SELECTING.has(name)) return [];
    const row = rowOf(name, filter, unitOf);
    return name === 'min_rated_torque_nm' ? [row, RMS_TORQUE] : [row];
  });

function rowOf(name: string, filter: Filter, unitOf: (field: string) => Unit | null): RequirementRow {
  if (isPointName(name))
    return { name, field: 'torque_at_speed_nm', unit: 'N.m', sense: 'gives', curve: POINT_CURVES[name] };
  const { field, end, kind } = filter;
  if (field === null) throw new Error(`The filter ${name} compares no field, so no match can judge by it.`);
  const unit = unitOf(field);
  if (end === undefined)
    return { name, field, unit, sense: kind.isSeparated === true ? 'any of' : 'accepts' };
  const sense = end === 'min' ? 'at least' : 'at most';
  return { name, field, unit, sense, through: throughOf(field, unit) };
}

/** The duty cycle, from which peak torque, RMS torque and torques at a speed follow. */
export const DUTY = {
  says:
    'Duty cycle of the joint: steps of torque in N·m and seconds, or of torque `@` rpm and seconds as in `60@20:2`. Its highest torque is compared with ' +
    'the peak torque, its RMS torque with the rated torque. Steps with a speed are points too, and steps longer than `peak_seconds` must last.',
  example: '60:2,10:8',
};

/** Whether a peak torque and a speed that are both stated must be given at once. */
export const TOGETHER = {
  says: 'Whether `min_peak_torque_nm` and `min_speed_rpm`, where both are stated, are needed at once: then they are a peak point too. `false` judges each alone.',
  example: 'false',
};

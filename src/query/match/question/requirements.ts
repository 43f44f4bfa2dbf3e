import type { Unit } from '../../../catalog/fields/units.ts';
import type { Supply } from '../../../catalog/torque-speed/law.ts';
import type { Filter, Filters, GivenFilter } from '../../filters/filter.ts';
import type { DutyNeeds, LoadPoint } from '../../parameters/duty.ts';
import { REFLECTIONS, type Modifiers, type Reflection, type Stage } from './modifiers.ts';

/*
 * Requirements on an actuator at a joint: the filters of the list. This file loads no schema, so that pages
 * judge as the API does.
 */

/** Filters on the identity of a record rather than on a figure: they select the candidates of a match. */
const SELECTING: ReadonlySet<string> = new Set([
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
]);

/** A requirement that compares a figure with a bound. */
export interface BoundRow {
  readonly name: string;
  readonly field: string;
  readonly unit: Unit | null;
  readonly sense: 'at least' | 'at most';
  /** The quantity by which an external stage changes the figure. */
  readonly through: keyof typeof REFLECTIONS;
}

/** A requirement that compares a published value with accepted ones. */
export interface AcceptedRow {
  readonly name: string;
  readonly field: string;
  readonly unit: Unit | null;
  readonly sense: 'accepts' | 'any of';
}

/** The requirements that are operating points, and the curve by which each is judged. */
export const POINT_CURVES = { peak_points: 'intermittent', rated_points: 'continuous' } as const;

/** A requirement of operating points, which the curve of an actuator proves, refutes or leaves unknown. */
export interface PointRow {
  readonly name: keyof typeof POINT_CURVES;
  /** The judged quantity; no record has it as a field. */
  readonly field: 'torque_at_speed_nm';
  readonly unit: 'N.m';
  readonly sense: 'gives';
  readonly curve: (typeof POINT_CURVES)[PointRow['name']];
}

/** A requirement of a joint. */
export type RequirementRow = BoundRow | AcceptedRow | PointRow;

/** The RMS torque of a duty cycle. It is never stated; it follows from the steps. */
const RMS_TORQUE: BoundRow = {
  name: 'rms_torque_nm',
  field: 'rated_torque_nm',
  unit: 'N.m',
  sense: 'at least',
  through: 'torque',
};

/** The quantity by which an external stage changes a figure, by its unit. */
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

/**
 * The field whose values a match compares with a filter. Null if the filter selects candidates, also because
 * it compares no field that could meet or miss it.
 */
const judgedField = (name: string, { field }: Filter): string | null => (SELECTING.has(name) ? null : field);

/** True if a filter selects the candidates of a match: an actuator that does not pass it is not judged. */
export function selectsCandidates(filters: Filters, name: string): boolean {
  const filter = filters[name];
  return filter !== undefined && !isPointName(name) && judgedField(name, filter) === null;
}

/** The requirements: one for each filter of the list that does not select candidates, in their order. */
export const requirementRows = (
  filters: Filters,
  unitOf: (field: string) => Unit | null,
): readonly RequirementRow[] =>
  Object.entries(filters).flatMap(([name, filter]): RequirementRow[] => {
    if (isPointName(name)) return [pointRow(name)];
    const field = judgedField(name, filter);
    if (field === null) return [];
    const row = rowOf(name, filter, { field, unit: unitOf(field) });
    return name === 'min_rated_torque_nm' ? [row, RMS_TORQUE] : [row];
  });

const pointRow = (name: PointRow['name']): PointRow => ({
  name,
  field: 'torque_at_speed_nm',
  unit: 'N.m',
  sense: 'gives',
  curve: POINT_CURVES[name],
});

function rowOf(
  name: string,
  { end, kind }: Filter,
  { field, unit }: Pick<BoundRow, 'field' | 'unit'>,
): BoundRow | AcceptedRow {
  if (end === undefined)
    return { name, field, unit, sense: kind.isSeparated === true ? 'any of' : 'accepts' };
  const sense = end === 'min' ? 'at least' : 'at most';
  return { name, field, unit, sense, through: throughOf(field, unit) };
}

/** The duty cycle, from which peak torque, RMS torque and torques at a speed follow. */
export const DUTY = {
  says:
    'Duty cycle of the joint: steps of torque in N·m and seconds, or of torque `@` rpm and seconds as in `60@20:2`. Its highest torque is compared with ' +
    'the peak torque, its RMS torque with the rated torque. Steps with a speed are operating points too, and steps longer than `peak_seconds` are continuous.',
  example: '60:2,10:8',
};

/** The parameter that requires the stated peak torque and speed at the same time. */
export const TOGETHER = {
  says: 'Whether `min_peak_torque_nm` and `min_speed_rpm`, if both are given, are needed at the same time: they are then also checked as one operating point. `false` checks each alone.',
  example: 'false',
};

/** A value that a requirement accepts, as an answer repeats it. */
export type AcceptedValue = boolean | number | string | readonly string[];

/** A requirement with its requested value. */
export type Requirement = BoundRequirement | PointRequirement | AcceptedRequirement;

/** A requirement of figures. */
interface FigureRequirement {
  /** The factor on the bound, or on the torque. */
  readonly margin: number;
  readonly stage: Stage;
  /** The supply at which figures count, and the share that counts of a torque that may be a stall torque. */
  readonly supply: Supply;
  /** True for a peak torque or a speed that are stated together, and for the point that follows from them. */
  readonly isJoined: boolean;
}

/** A bound on a figure, as requested. */
export interface BoundRequirement extends FigureRequirement {
  readonly kind: 'bound';
  readonly row: BoundRow;
  readonly asked: number;
}

/** A required torque at a speed, at the joint. */
export interface PointRequirement extends FigureRequirement {
  readonly kind: 'point';
  readonly row: PointRow;
  readonly asked: OperatingPoint;
  /** The time for which an actuator gives its peak torque where no source says it, s. */
  readonly peakSeconds: number;
}

/** A torque at a speed, with its duration in s if it is a step of a duty cycle. */
export interface OperatingPoint extends LoadPoint {
  readonly seconds?: number;
}

/** The accepted value, and the filter that keeps the actuators that fit. */
export interface AcceptedRequirement {
  readonly kind: 'accepted';
  readonly row: AcceptedRow;
  readonly asked: AcceptedValue;
  readonly filter: GivenFilter;
}

/** The stated values of a joint from which its requirements are made. */
export interface StatedNeeds {
  /** The bounds that are stated, by name. */
  readonly stated: ReadonlyMap<string, number>;
  /** The needs that follow from the duty cycle; null where none is given. */
  readonly needs: DutyNeeds | null;
  readonly modifiers: Modifiers;
  /** The requested supply, at which figures count. */
  readonly supply: Supply;
  /** The peak torque and the speed that are required together; null if they are not. */
  readonly joined: LoadPoint | null;
}

/**
 * The requirement of a bound, empty if there is none: the stated bound, or the value that the duty cycle
 * needs if it is greater. Only minimum torques have a margin.
 */
export function boundRequirements(
  row: BoundRow,
  { stated, needs, modifiers, supply, joined }: StatedNeeds,
): BoundRequirement[] {
  const { name } = row;
  const own = stated.get(name);
  const bounds = [own, neededOf(row, needs)].filter((bound) => bound !== undefined);
  if (bounds.length === 0) return [];
  const { external_ratio: ratio, external_efficiency: efficiency, margin } = modifiers;
  const asked = Math.max(...bounds);
  return [
    {
      kind: 'bound',
      row,
      asked,
      margin: row.through === 'torque' && row.sense === 'at least' ? margin : 1,
      stage: { ratio, efficiency },
      supply: supplyFor(row, supply),
      isJoined: joined !== null && asked === own && JOINED.has(name),
    },
  ];
}

/** The value that a duty cycle needs of a figure; undefined if there is none. */
function neededOf({ name }: BoundRow, needs: DutyNeeds | null): number | undefined {
  if (name === PEAK_TORQUE) return needs?.peak_torque_nm;
  return name === 'rms_torque_nm' ? needs?.rms_torque_nm : undefined;
}

/** The supply at which a figure counts: torques and speeds at its voltage, all others as stated. */
const supplyFor = ({ through }: BoundRow, { volts, share }: Supply): Supply => ({
  volts: through === 'torque' || through === 'speed' ? volts : Infinity,
  share,
});

/** The names of the two bounds that form an operating point together. */
export const PEAK_TORQUE = 'min_peak_torque_nm';
export const SPEED = 'min_speed_rpm';

const JOINED: ReadonlySet<string> = new Set([PEAK_TORQUE, SPEED]);

/** The value that figures are compared with: the bound as asked, times the margin. */
export const needOf = ({ asked, margin }: Pick<BoundRequirement, 'asked' | 'margin'>): number =>
  asked * margin;

/** The factors from a figure to the value at the joint that is compared with a bound. */
export const reflectionOf = ({ row, stage }: BoundRequirement): Reflection => REFLECTIONS[row.through](stage);

/** True if a requirement is a peak torque and a speed that are stated together, or one of them. */
export const isOfPoint = (requirement: Requirement | undefined): boolean =>
  requirement !== undefined && requirement.kind !== 'accepted' && requirement.isJoined;

import type { Unit } from '../../catalog/fields/units.ts';
import type { Supply } from '../../catalog/torque-speed/law.ts';
import type { GivenFilter } from '../filters/filter.ts';
import type { DutyNeeds, LoadPoint } from '../parameters/duty.ts';
import type { Modifiers } from './modifiers.ts';
import type { AcceptedRow, BoundRow, PointRow } from './requirements.ts';
import { REFLECTIONS, type Reflection, type Stage } from './stage.ts';

interface InUnit {
  /** The unit of the field; null for none. */
  readonly unit: Unit | null;
}

/** What a requirement accepts, as an answer repeats it. */
export type AcceptedValue = boolean | number | string | readonly string[];

/** A requirement with what was asked. */
export type Requirement = BoundRequirement | PointRequirement | AcceptedRequirement;

/** A requirement of figures. */
interface FigureRequirement {
  /** What the bound, or the torque, is multiplied by. */
  readonly margin: number;
  readonly stage: Stage;
  /** How figures count: at which supply, and how much of a stall torque. */
  readonly supply: Supply;
  /** Whether it is a peak torque or a speed that are stated together, or the point that follows from them. */
  readonly isJoined: boolean;
}

/** A bound for a figure, as it was asked. */
export interface BoundRequirement extends FigureRequirement {
  readonly kind: 'bound';
  readonly row: BoundRow & InUnit;
  readonly asked: number;
}

/** A torque at a speed, asked at the joint. */
export interface PointRequirement extends FigureRequirement {
  readonly kind: 'point';
  readonly row: PointRow & InUnit;
  readonly asked: OperatingPoint;
  /** For how long an actuator gives its peak torque where no source says it, s. */
  readonly peakSeconds: number;
}

/** A torque at a speed; for how long it is needed, s, where it is a step of a duty cycle. */
export interface OperatingPoint extends LoadPoint {
  readonly seconds?: number;
}

/** What is accepted, and the filter that keeps the actuators that fit. */
export interface AcceptedRequirement {
  readonly kind: 'accepted';
  readonly row: AcceptedRow & InUnit;
  readonly asked: AcceptedValue;
  readonly filter: GivenFilter;
}

/** What is stated of a joint, by which its requirements are made. */
export interface StatedNeeds {
  /** The bounds that are stated, by name. */
  readonly stated: ReadonlyMap<string, number>;
  /** What follows from the duty cycle; null where none is given. */
  readonly needs: DutyNeeds | null;
  readonly modifiers: Modifiers;
  /** How figures count at the supply that is asked. */
  readonly supply: Supply;
  /** The peak torque and the speed that are needed at once; null where they are not. */
  readonly joined: LoadPoint | null;
}

/**
 * The requirement of a bound, none when nothing asks for it: the bound that is stated, or what the duty cycle
 * needs where that is more. Only torques have a margin.
 */
export function boundRequirements(
  row: BoundRequirement['row'],
  { stated, needs, modifiers, supply, joined }: StatedNeeds,
): BoundRequirement[] {
  const { name, through } = row;
  const own = stated.get(name);
  const follows = name === 'peak_torque_nm' || name === 'rms_torque_nm' ? needs?.[name] : undefined;
  const bounds = [own, follows].filter((bound) => bound !== undefined);
  if (bounds.length === 0) return [];
  const { external_ratio: ratio, external_efficiency: efficiency, margin } = modifiers;
  const asked = Math.max(...bounds);
  return [
    {
      kind: 'bound',
      row,
      asked,
      margin: through === 'torque' ? margin : 1,
      stage: { ratio, efficiency },
      supply: supplyFor(row, supply),
      isJoined: joined !== null && asked === own && JOINED.has(name),
    },
  ];
}

/** How a figure counts: torques and speeds at a supply, of peak torques that are stall torques a share. */
const supplyFor = ({ name, through }: BoundRow, { volts, share }: Supply): Supply => ({
  volts: through === 'torque' || through === 'speed' ? volts : Infinity,
  share: name === 'peak_torque_nm' ? share : 1,
});

const JOINED: ReadonlySet<string> = new Set(['peak_torque_nm', 'speed_rpm']);

/** What figures are compared with: the bound as asked, times the margin. */
export const needOf = ({ asked, margin }: Pick<BoundRequirement, 'asked' | 'margin'>): number =>
  asked * margin;

/** What the joint gets of a figure that is compared with a bound. */
export const reflectionOf = ({ row, stage }: BoundRequirement): Reflection => REFLECTIONS[row.through](stage);

/** Whether a requirement is a peak torque and a speed that are stated together, or one of them. */
export const isOfPoint = (requirement: Requirement | undefined): boolean =>
  requirement !== undefined && requirement.kind !== 'accepted' && requirement.isJoined;

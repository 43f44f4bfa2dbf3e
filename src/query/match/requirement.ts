import type { Supply } from '../../catalog/torque-speed/law.ts';
import type { GivenFilter } from '../filters/filter.ts';
import type { DutyNeeds, LoadPoint } from '../parameters/duty.ts';
import type { Modifiers } from './modifiers.ts';
import type { AcceptedRow, BoundRow, PointRow } from './requirements.ts';
import { REFLECTIONS, type Reflection, type Stage } from './stage.ts';

/** What a requirement accepts, as an answer repeats it. */
export type AcceptedValue = boolean | number | string | readonly string[];

/** A requirement with what was asked. */
export type Requirement = BoundRequirement | PointRequirement | AcceptedRequirement;

/** A requirement of figures. */
interface FigureRequirement {
  /** What the bound, or the torque, is multiplied by. */
  readonly margin: number;
  readonly stage: Stage;
  /** How figures count: at which supply, and how much of a torque that may be a stall torque. */
  readonly supply: Supply;
  /** Whether it is a peak torque or a speed that are stated together, or the point that follows from them. */
  readonly isJoined: boolean;
}

/** A bound for a figure, as it was asked. */
export interface BoundRequirement extends FigureRequirement {
  readonly kind: 'bound';
  readonly row: BoundRow;
  readonly asked: number;
}

/** A torque at a speed, asked at the joint. */
export interface PointRequirement extends FigureRequirement {
  readonly kind: 'point';
  readonly row: PointRow;
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
  readonly row: AcceptedRow;
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
 * needs where that is more. Only torques that are needed at least have a margin.
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

/** What a duty cycle needs of a figure; undefined for nothing. */
function neededOf({ name }: BoundRow, needs: DutyNeeds | null): number | undefined {
  if (name === PEAK_TORQUE) return needs?.peak_torque_nm;
  return name === 'rms_torque_nm' ? needs?.rms_torque_nm : undefined;
}

/** How a figure counts: torques and speeds at a supply, of peak torques that are stall torques a share. */
const supplyFor = ({ name, through }: BoundRow, { volts, share }: Supply): Supply => ({
  volts: through === 'torque' || through === 'speed' ? volts : Infinity,
  share: name === PEAK_TORQUE ? share : 1,
});

/** The requirements that are a point where both are stated. */
export const PEAK_TORQUE = 'min_peak_torque_nm';
export const SPEED = 'min_speed_rpm';

const JOINED: ReadonlySet<string> = new Set([PEAK_TORQUE, SPEED]);

/** What figures are compared with: the bound as asked, times the margin. */
export const needOf = ({ asked, margin }: Pick<BoundRequirement, 'asked' | 'margin'>): number =>
  asked * margin;

/** What the joint gets of a figure that is compared with a bound. */
export const reflectionOf = ({ row, stage }: BoundRequirement): Reflection => REFLECTIONS[row.through](stage);

/** Whether a requirement is a peak torque and a speed that are stated together, or one of them. */
export const isOfPoint = (requirement: Requirement | undefined): boolean =>
  requirement !== undefined && requirement.kind !== 'accepted' && requirement.isJoined;

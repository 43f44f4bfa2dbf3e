import { conditionTags } from '../condition-tags.ts';
import { STALL_SHARE } from '../stall-share.ts';
import { curvesOf, type DriveFigures } from '../stated-curves.ts';
import { AS_STATED, leastAt } from '../torque-speed.ts';

/** What the law of torque and speed allows a drive: N·m and rpm at its output, null where sources do not tell it. */
export interface DriveLimits {
  /** The torque that is certain at rest: the peak torque, or half of a stall torque. */
  readonly torque: number | null;
  /** The greatest speed at which that torque is not refuted. */
  readonly speed: number | null;
  /** The stall torque of the line to the speed without load, and that speed; both null where no such line is known. */
  readonly stall: number | null;
  readonly freeSpeed: number | null;
}

/** The limits of a drive. A stall torque is never held to the speed without load. */
export function driveLimits(figures: DriveFigures): DriveLimits {
  const { peak_torque_nm: peak, max_speed_rpm } = figures;
  const curve = curvesOf([figures]).intermittent;
  const torque = peak === null ? null : leastAt(curve, 0, { ...AS_STATED, speed: 0 });
  const [stall = NaN, freeSpeed = NaN] = [curve.line[0], curve.end[0]];
  if (torque === null || Number.isNaN(stall)) return { torque, speed: max_speed_rpm, stall: null, freeSpeed: null };
  return { torque, speed: freeSpeed * (1 - torque / stall), stall, freeSpeed };
}

/** What kind of figures the limits of a drive are, in a few words each; empty where no source says. */
export interface LimitKinds {
  readonly torque: string;
  readonly speed: string;
  readonly stall: string;
  readonly freeSpeed: string;
}

/** The kinds of the limits: `half of stall at 12 V`. */
export function limitKinds(
  { peak_torque_nm: peak, conditions }: DriveFigures,
  { torque, stall }: DriveLimits,
): LimitKinds {
  const kindOf = (field: string): string => conditionTags(conditions[field] ?? null).join(', ');
  const [torqueKind, speedKind] = [kindOf('peak_torque_nm'), kindOf('max_speed_rpm')];
  const isHalved = peak !== null && torque === STALL_SHARE * peak;
  return {
    torque: isHalved ? `half of ${torqueKind}` : torqueKind,
    speed: stall === null ? speedKind : 'where that torque ends on the line to no load',
    stall: torqueKind,
    freeSpeed: speedKind,
  };
}

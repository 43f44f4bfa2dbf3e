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

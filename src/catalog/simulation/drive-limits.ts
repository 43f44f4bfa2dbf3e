import { curvesOf, type DriveFigures } from '../stated-curves.ts';
import { AS_STATED, leastAt } from '../torque-speed.ts';

/**
 * What the law of torque and speed allows a drive: N·m and rpm at its output, null where sources do not tell it. The torque is
 * certain at rest: the peak torque, or half of a stall torque, which is never held to the speed without load. At the speed that
 * torque is not refuted. `stall` and `freeSpeed` are the ends of the line from a stall torque to a speed without load.
 */
export function driveLimits(figures: DriveFigures) {
  const { peak_torque_nm: peak, max_speed_rpm } = figures;
  const curve = curvesOf([figures]).intermittent;
  const torque = peak === null ? null : leastAt(curve, 0, { ...AS_STATED, speed: 0 });
  const [stall = NaN, freeSpeed = NaN] = [curve.line[0], curve.end[0]];
  if (torque === null || Number.isNaN(stall)) return { torque, speed: max_speed_rpm, stall: null, freeSpeed: null };
  return { torque, speed: freeSpeed * (1 - torque / stall), stall, freeSpeed };
}

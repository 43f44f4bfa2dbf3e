import { AS_STATED, leastAt } from '../torque-speed/law.ts';
import { STALL_SHARE } from '../torque-speed/stall-share.ts';
import { curvesOf, type DriveFigures } from '../torque-speed/stated-curves.ts';

/**
 * The limits that the law of torque and speed sets to a drive: N·m and rpm at its output, null where sources
 * do not tell them. The torque is certain at rest: the peak torque, or half of a stall torque, which is never
 * held to the speed without load, unless the rated torque or that of a stated point is more; `basis` is the
 * field that has it. At the speed that torque is not refuted. `stall` and `freeSpeed` are the ends of the
 * line from a stall torque to a speed without load.
 */
export function driveLimits(figures: DriveFigures) {
  const { peak_torque_nm: peak, max_speed_rpm } = figures;
  const curve = curvesOf([figures]).intermittent;
  const torque = peak === null ? null : leastAt(curve, 0, { ...AS_STATED, speed: 0 });
  const isHalved = peak !== null && torque === STALL_SHARE * peak;
  const basis = isHalved ? 'peak_torque_nm' : basisOf(torque, figures);
  const stall = curve.line[0] ?? NaN;
  const freeSpeed = curve.end[0] ?? NaN;
  const limits = { torque, basis, isHalved } as const;
  if (torque === null || Number.isNaN(stall))
    return { ...limits, speed: max_speed_rpm, stall: null, freeSpeed: null };
  return { ...limits, speed: freeSpeed * (1 - torque / stall), stall, freeSpeed };
}

function basisOf(torque: number | null, { peak_torque_nm: peak, rated_torque_nm: rated }: DriveFigures) {
  if (torque === peak) return 'peak_torque_nm';
  return torque === rated ? 'rated_torque_nm' : 'torque_speed_points';
}

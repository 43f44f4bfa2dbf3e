import { AS_STATED, leastAt, STALL_SHARE } from '../torque-speed/law.ts';
import { curvesOf, type DriveFigures } from '../torque-speed/stated-curves.ts';

/** The limits of a drive at its output, for simulators: N·m and rpm, null if no source states them. */
export interface DriveLimits {
  /** The certain torque at rest, or the stated peak torque if none is certain. */
  readonly torque: number | null;
  /** The field that states it. */
  readonly basis: 'peak_torque_nm' | 'rated_torque_nm' | 'torque_speed_points';
  /** True if it is half of the stated figure, because only a share of a stall torque is certain. */
  readonly isHalved: boolean;
  /** The greatest speed that a source states. */
  readonly speed: number | null;
  /** Both ends of the line from a stall torque to a no-load speed; null where no source states that line. */
  readonly stall: number | null;
  readonly freeSpeed: number | null;
}

/** The limits of a drive by the law of torque and speed. */
export function driveLimits(figures: DriveFigures): DriveLimits {
  const { peak_torque_nm: peak, max_speed_rpm: speed } = figures;
  const curve = curvesOf([figures]).intermittent;
  const certain = leastAt(curve, 0, { ...AS_STATED, speed: 0 });
  const torque = peak !== null && certain > 0 ? certain : peak;
  const isHalved = peak !== null && torque === STALL_SHARE * peak;
  const stall = curve.line[0] ?? NaN;
  const freeSpeed = curve.end[0] ?? NaN;
  const hasLine = torque !== null && !Number.isNaN(stall);
  return {
    torque,
    basis: isHalved ? 'peak_torque_nm' : basisOf(torque, figures),
    isHalved,
    speed,
    stall: hasLine ? stall : null,
    freeSpeed: hasLine ? freeSpeed : null,
  };
}

function basisOf(
  torque: number | null,
  { peak_torque_nm: peak, rated_torque_nm: rated }: DriveFigures,
): DriveLimits['basis'] {
  if (torque === peak) return 'peak_torque_nm';
  return torque === rated ? 'rated_torque_nm' : 'torque_speed_points';
}

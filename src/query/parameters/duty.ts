import { roundTo4Digits } from '../../catalog/lib/round.ts';
import { DUTY_STEPS, LOAD_POINTS } from '../../limits.ts';

/** A torque at a speed, both at the joint. */
export interface LoadPoint {
  readonly torque_nm: number;
  readonly speed_rpm: number;
}

/** A step of a duty cycle: a torque at the joint, its duration, and its speed, null if not stated. */
export interface DutyStep {
  readonly torque_nm: number;
  readonly speed_rpm: number | null;
  readonly seconds: number;
}

/** The needs of a duty cycle that an actuator must meet. */
export interface DutyNeeds {
  readonly peak_torque_nm: number;
  readonly rms_torque_nm: number;
}

const NUMBER = String.raw`(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const STEP = new RegExp(String.raw`^\s*([+-]?${NUMBER})\s*(?:@\s*(${NUMBER})\s*)?:\s*(${NUMBER})\s*$`, 'i');
const POINT = new RegExp(String.raw`^\s*(${NUMBER})\s*@\s*(${NUMBER})\s*$`, 'i');

/**
 * The steps of a duty cycle: `60:2,10:8` is 60 N·m for 2 s, then 10 N·m for 8 s, and `60@20:2` is at 20 rpm.
 * Null when malformed or too long: each step with a speed is a point to judge.
 */
export function stepsOf(text: string): DutyStep[] | null {
  const parts = text.split(',');
  if (parts.length > DUTY_STEPS.most) return null;
  const steps = parts.map((part): DutyStep => {
    const [, torque, speed, seconds] = STEP.exec(part) ?? [];
    return {
      torque_nm: Number(torque),
      speed_rpm: speed === undefined ? null : Number(speed),
      seconds: Number(seconds),
    };
  });
  if (steps.filter(({ speed_rpm }) => speed_rpm !== null).length > LOAD_POINTS.most) return null;
  const { peak_torque_nm, rms_torque_nm } = needsOf(steps);
  const isSound =
    rms_torque_nm > 0 &&
    steps.every(
      ({ speed_rpm, seconds }) => seconds > 0 && (speed_rpm === null || Number.isFinite(speed_rpm)),
    );
  return isSound && Number.isFinite(peak_torque_nm) ? steps : null;
}

/**
 * Operating points: `40@115,10@300` is 40 N·m at 115 rpm, and 10 N·m at 300 rpm. Null when malformed or too
 * many.
 */
export function pointsOf(text: string): LoadPoint[] | null {
  const parts = text.split(',');
  if (parts.length > LOAD_POINTS.most) return null;
  const points = parts.map((part): LoadPoint => {
    const [, torque, speed] = POINT.exec(part) ?? [];
    return { torque_nm: Number(torque), speed_rpm: Number(speed) };
  });
  const isSound = ({ torque_nm, speed_rpm }: LoadPoint): boolean =>
    torque_nm > 0 && Number.isFinite(torque_nm) && Number.isFinite(speed_rpm);
  return points.every(isSound) ? points : null;
}

/**
 * The greatest torque of a duty cycle, whatever its sign, and the root of the mean square over its time, to 4
 * digits: the constant torque that heats a winding as much (Kollmorgen, "How to Calculate RMS Torque",
 * https://www.kollmorgen.com/en-us/blogs/how-to-calculate-rms-torque). 60 N·m for 2 s and 10 N·m for 8 s give
 * √((60² × 2 + 10² × 8) ÷ 10) = √800 = 28.28 N·m.
 */
export function needsOf(steps: readonly DutyStep[]): DutyNeeds {
  const time = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  const squares = steps.reduce((sum, { torque_nm, seconds }) => sum + torque_nm ** 2 * seconds, 0);
  return {
    peak_torque_nm: Math.max(...steps.map(({ torque_nm }) => Math.abs(torque_nm))),
    rms_torque_nm: roundTo4Digits(Math.sqrt(squares / time)),
  };
}

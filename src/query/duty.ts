import { roundTo4Digits } from '../catalog/round.ts';
import { DUTY_STEPS } from '../limits.ts';

/** A step of a duty cycle: a torque at the joint, and for how long. */
export interface DutyStep {
  readonly torque_nm: number;
  readonly seconds: number;
}

/** What a duty cycle asks of a motor. */
export interface DutyNeeds {
  readonly peak_torque_nm: number;
  readonly rms_torque_nm: number;
}

const NUMBER = String.raw`(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const STEP = new RegExp(String.raw`^\s*([+-]?${NUMBER})\s*:\s*(${NUMBER})\s*$`, 'i');

/** The steps of a duty cycle: `60:2,10:8` is 60 N·m for 2 s, then 10 N·m for 8 s. Null for what is none. */
export function stepsOf(text: string): DutyStep[] | null {
  const parts = text.split(',');
  if (parts.length > DUTY_STEPS.most) return null;
  const steps = parts.map((part) => {
    const [, torque, seconds] = STEP.exec(part) ?? [];
    return { torque_nm: Number(torque), seconds: Number(seconds) };
  });
  const { peak_torque_nm, rms_torque_nm } = needsOf(steps);
  return rms_torque_nm > 0 && Number.isFinite(peak_torque_nm) ? steps : null;
}

/**
 * The greatest torque of a duty cycle, whatever its sign, and the root of the mean square over its time, to 4 digits:
 * the constant torque that heats a winding as much (Kollmorgen, "How to Calculate RMS Torque",
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

import { figure, first, type ActuatorFile } from './catalog-files.ts';

/*
 * Requirements of a joint, judged by the words of the guide: the worst of its checks is the verdict on an actuator.
 */

const VERDICTS = ['meets', 'close', 'unknown', 'misses'] as const;

type Verdict = (typeof VERDICTS)[number];

/** The verdict on one figure or property of an actuator. */
export type Check = (actuator: ActuatorFile) => Verdict;

// What falls short by at most a tenth is close.
const TOLERANCE = 0.1;

/** A figure that must be at least so much; `gets` turns what the actuator has into what the joint gets. */
export const needs =
  (name: string, least: number, gets = (value: number): number => value): Check =>
  (actuator) => {
    const value = figure(actuator, name);
    if (value === null) return 'unknown';
    return gets(value) >= least ? 'meets' : gets(value) >= least * (1 - TOLERANCE) ? 'close' : 'misses';
  };

/** The peak torque that counts: half of a stall torque, at which a motor gives its greatest power. */
export function workingTorque(actuator: ActuatorFile): number | null {
  const torque = figure(actuator, 'peak_torque_nm');
  return torque === null || actuator.conditions.peak_torque_nm?.kind !== 'stall' ? torque : torque / 2;
}

/** A peak torque that must be at least so much; a stall torque is close up to the whole of it. */
export const needsTorque =
  (least: number, gets = (value: number): number => value): Check =>
  (actuator) => {
    const [torque, working] = [figure(actuator, 'peak_torque_nm'), workingTorque(actuator)];
    if (torque === working || torque === null || working === null)
      return needs('peak_torque_nm', least, gets)(actuator);
    return gets(working) >= least ? 'meets' : gets(torque) >= least ? 'close' : 'misses';
  };

/** A figure that must be at most so much. */
export const allows =
  (name: string, most: number): Check =>
  (actuator) => {
    const value = figure(actuator, name);
    if (value === null) return 'unknown';
    return value <= most ? 'meets' : value <= most * (1 + TOLERANCE) ? 'close' : 'misses';
  };

/** Something that an actuator has, has not, or does not say. */
export const wants =
  (has: (actuator: ActuatorFile) => boolean | null): Check =>
  (actuator) => {
    const answer = has(actuator);
    return answer === null ? 'unknown' : answer ? 'meets' : 'misses';
  };

/** The worst verdict of some checks. */
export const verdictOf = (actuator: ActuatorFile, checks: readonly Check[]): Verdict =>
  VERDICTS[Math.max(...checks.map((check) => VERDICTS.indexOf(check(actuator))))] ?? 'misses';

/** How many actuators have each verdict, and the lightest of those that meet everything. */
export function judged(actuators: readonly ActuatorFile[], checks: readonly Check[], most = 5) {
  const those = Map.groupBy(actuators, (actuator) => verdictOf(actuator, checks));
  const lightest = first(those.get('meets') ?? [], (actuator) => figure(actuator, 'weight_g') ?? Infinity, { most });
  return {
    counts: Object.fromEntries(VERDICTS.map((verdict) => [verdict, those.get(verdict)?.length ?? 0])),
    lightest: lightest.map(({ id }) => id),
  };
}

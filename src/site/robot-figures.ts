import type { Actuator } from '../catalog/actuator.ts';
import type { Joint } from '../catalog/robot.ts';
import type { RobotEntry } from '../catalog/catalog.ts';

/** A sum over the motors of a robot, and for how many of them the figure is unknown. */
export interface MotorSum {
  /** Null when no motor's figure is known. */
  readonly sum: number | null;
  readonly known: number;
  readonly unknown: number;
}

/** Mass and price of all motors of a robot together. */
export interface MotorTotals {
  readonly motors: number;
  readonly massG: MotorSum;
  readonly priceUsd: MotorSum;
}

/** The sums over a robot's joints; the price of a motor is that of its catalog actuator. */
export function motorTotals(joints: readonly Joint[], actuators: ReadonlyMap<string, Actuator>): MotorTotals {
  const priceOf = ({ motor }: Joint): number | null => actuators.get(motor.actuator_id ?? '')?.price_usd ?? null;
  return {
    motors: joints.reduce((sum, { count }) => sum + count, 0),
    massG: sumOver(joints, ({ motor }) => motor.weight_g),
    priceUsd: sumOver(joints, priceOf),
  };
}

function sumOver(joints: readonly Joint[], figureOf: (joint: Joint) => number | null): MotorSum {
  const rows = joints.map((joint) => ({ count: joint.count, figure: figureOf(joint) }));
  const known = rows.flatMap(({ count, figure }) => (figure === null ? [] : [{ count, figure }]));
  const knownCount = known.reduce((sum, { count }) => sum + count, 0);
  return {
    sum: known.length === 0 ? null : known.reduce((sum, { count, figure }) => sum + count * figure, 0),
    known: knownCount,
    unknown: rows.reduce((sum, { count }) => sum + count, 0) - knownCount,
  };
}

/** THE TABLE of kinds of robots as people name them. */
export const ROBOT_KIND_NAMES: Readonly<Record<RobotEntry['kind'], { readonly one: string; readonly many: string }>> = {
  quadruped: { one: 'Quadruped', many: 'Quadrupeds' },
  humanoid: { one: 'Humanoid', many: 'Humanoids' },
  biped: { one: 'Biped', many: 'Bipeds' },
  arm: { one: 'Arm', many: 'Arms' },
  mobile_manipulator: { one: 'Mobile manipulator', many: 'Mobile manipulators' },
  hand: { one: 'Hand', many: 'Hands' },
};

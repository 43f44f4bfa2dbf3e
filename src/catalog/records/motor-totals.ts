import type { Condition } from '../fields/evidence/condition.ts';
import type { PriceStatedBy } from '../fields/evidence/source.ts';
import { numberText } from '../lib/number-text.ts';
import { roundTo4Digits, withoutNoise } from '../lib/round.ts';
import type { Actuator, Joint, RobotDetail } from './record-schemas.ts';

/** The sum of a figure over the motors of a robot. */
export interface MotorSum {
  /** Null when no motor's figure is known. */
  readonly sum: number | null;
  /** The number of motors whose figure is known. */
  readonly known: number;
  readonly unknown: number;
}

/** Totals over the motors of a robot. */
interface MotorTotals {
  /** The number of motors. */
  readonly motors: number;
  readonly weight_g: MotorSum;
  readonly price_usd: MotorSum;
  /**
   * The part of the robot's mass that is motors, 0 to 1; null unless the mass of the robot and of every motor
   * is known.
   */
  readonly share_of_robot_mass: number | null;
}

/**
 * The sums over a robot's joints; the price of a motor is that of its catalog actuator, unknown where its
 * version is not stated.
 */
export function motorTotals(
  { joints, weight_kg: robotKg }: Pick<RobotDetail, 'joints' | 'weight_kg'>,
  actuators: ReadonlyMap<string, Actuator>,
): MotorTotals {
  const mass = sumOver(joints, ({ motor }) => motor.weight_g);
  const isShareKnown = mass.sum !== null && mass.unknown === 0 && robotKg !== null && robotKg > 0;
  return {
    motors: motorsIn(joints),
    weight_g: mass,
    price_usd: sumOver(joints, ({ motor }) => actuatorOf(motor, actuators)?.price_usd ?? null),
    share_of_robot_mass: isShareKnown ? roundTo4Digits(mass.sum / 1000 / robotKg) : null,
  };
}

/**
 * The catalog's actuator for a motor; undefined if sources do not name the version, or if it is not listed.
 */
export function actuatorOf(
  { actuator_id, name }: Pick<Joint['motor'], 'actuator_id' | 'name'>,
  actuators: ReadonlyMap<string, Actuator>,
): Actuator | undefined {
  const actuator = actuators.get(actuator_id ?? '');
  return actuator?.name === name ? actuator : undefined;
}

/** The sum of a figure over the motors of some joints; null is an unknown figure. */
export function sumOver<Group extends Pick<Joint, 'count'>>(
  joints: readonly Group[],
  figureOf: (joint: Group) => number | null,
): MotorSum {
  const known = joints.flatMap((joint) => {
    const figure = figureOf(joint);
    return figure === null ? [] : { count: joint.count, figure };
  });
  return {
    sum:
      known.length === 0
        ? null
        : withoutNoise(known.reduce((sum, { count, figure }) => sum + count * figure, 0)),
    known: motorsIn(known),
    unknown: motorsIn(joints) - motorsIn(known),
  };
}

/**
 * The parts that the summed figures of some motors include or leave out, and for how many motors: `no driver:
 * 8 motors, with brake: 4 motors`; null where no source says.
 */
export function kindsText<Group extends Pick<Joint, 'count'>>(
  groups: readonly Group[],
  tagsOf: (group: Group) => readonly string[],
  noun: 'motor' | 'actuator' = 'motor',
): string | null {
  const motors = new Map<string, number>();
  for (const group of groups)
    for (const tag of tagsOf(group)) motors.set(tag, (motors.get(tag) ?? 0) + group.count);
  const texts = [...motors].map(
    ([tag, count]) => `${tag}: ${numberText(count)} ${noun}${count === 1 ? '' : 's'}`,
  );
  return texts.length === 0 ? null : texts.join(', ');
}

/** The price of a joint's motors and its terms. */
export interface JointPrice {
  readonly count: number;
  readonly price_usd: number | null;
  readonly price_stated_by: PriceStatedBy | null;
  readonly conditions: Condition | undefined;
}

/** Comparable prices, and the number of motors that they are for. */
export interface LikePrices {
  readonly price_stated_by: PriceStatedBy | null;
  /** The parts that they include; null where no source says. */
  readonly includes: string | null;
  readonly count: number;
}

/**
 * The known prices in a sum by who states them and what they include, the most motors first; a sum of more than
 * one kind mixes unlike prices.
 */
export function likePrices(joints: readonly JointPrice[]): LikePrices[] {
  const known = joints.filter(({ price_usd }) => price_usd !== null);
  const groups = Map.groupBy(known, ({ price_stated_by, conditions }) =>
    JSON.stringify([price_stated_by, conditions?.includes]),
  );
  return [...groups.values()]
    .flatMap((group) =>
      group.slice(0, 1).map(({ price_stated_by, conditions }) => ({
        price_stated_by,
        includes: conditions?.includes ?? null,
        count: motorsIn(group),
      })),
    )
    .toSorted((one, other) => other.count - one.count);
}

/** The number of motors in some joints. */
export const motorsIn = (joints: readonly Pick<Joint, 'count'>[]): number =>
  joints.reduce((sum, { count }) => sum + count, 0);

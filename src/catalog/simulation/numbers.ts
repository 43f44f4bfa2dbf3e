import type { Condition } from '../fields/evidence/condition.ts';
import { reflectedInertia } from '../fields/rotor.ts';
import { RPM_IN_RADIANS_PER_SECOND } from '../fields/units.ts';
import { roundTo4Digits, withoutNoise } from '../lib/round.ts';
import type { DriveFigures } from '../torque-speed/stated-curves.ts';
import { driveLimits } from './drive-limits.ts';

/** The origins of a number of a simulator's model. */
export const ORIGINS = ['published', 'derived', 'unknown'] as const;

type Origin = (typeof ORIGINS)[number];

/** A number of a simulator's model, at the output of the actuator. */
export interface SimulationNumber extends KnownNumber {
  /** Its name in MuJoCo or Isaac Lab: `forcerange`, `saturation_effort`. */
  readonly symbol: string;
  /** UCUM code: `N.m`. */
  readonly unit: string;
}

interface KnownNumber {
  /** Null where it does not follow from what sources state. */
  readonly value: number | null;
  readonly origin: Origin;
  /** The fields that it is taken or computed from, or would be if they were known. */
  readonly from: readonly string[];
  /**
   * The kinds of those fields, or that a kind is not stated; absent where no field has a kind, or the number
   * is unknown.
   */
  readonly kinds?: Readonly<Record<string, string>>;
}

/** The figures of a drive that simulators ask for; null if unknown. */
export interface Drive {
  readonly figures: DriveFigures;
  /** Turns of the rotor per turn of the output. */
  readonly ratio: number | null;
  /** Inertia of the rotor itself; null as well where a source may mean the output. */
  readonly rotorInertia: number | null;
  readonly torqueConstant: number | null;
  /** The side of the gear at which the torque constant holds. */
  readonly torqueConstantSide: 'motor' | 'output' | null;
  /** The ampere that it refers to. */
  readonly torqueConstantPer: Condition['per'];
}

/** The fields that a drive's figures are read from; those of its torques are under `path`. */
export interface DriveFields {
  readonly path: string;
  readonly speed: string;
  readonly ratio: string;
  readonly rotorInertia: string;
  readonly torqueConstant: string;
}

/** The exponent of the external ratio in the factor on each number. */
const STAGE_POWERS: Readonly<Record<string, number>> = {
  forcerange: 1,
  velocity: -1,
  armature: 2,
  saturation_effort: 1,
  velocity_limit: -1,
  kt: 1,
  frictionloss: 1,
  damping: 2,
};

/**
 * A number at the joint, after an external stage: a torque times its ratio, a speed divided by it, an inertia
 * times its square.
 */
export const behindStage = (symbol: string, value: number, ratio: number): number =>
  withoutNoise(value * ratio ** (STAGE_POWERS[symbol] ?? 0));

/**
 * The numbers of a drive. Friction and damping are always listed as unknown: no source of the catalog states
 * them.
 */
export function numbersOf(drive: Drive, fields: DriveFields): SimulationNumber[] {
  const { figures, ratio, rotorInertia } = drive;
  const { torque, basis, isHalved, speed, stall, freeSpeed } = driveLimits(figures);
  const peakTorque = `${fields.path}peak_torque_nm`;
  const from = [fields.path + basis];
  const range = isHalved && torque !== null ? derived(roundTo4Digits(torque), from) : published(torque, from);
  const both = [peakTorque, fields.speed];
  const armature = reflectedInertia(rotorInertia, ratio);
  return [
    { symbol: 'forcerange', unit: 'N.m', ...range },
    { symbol: 'velocity', unit: 'rad/s', ...derived(inRadians(speed), [fields.speed]) },
    { symbol: 'armature', unit: 'kg.m2', ...derived(armature, [fields.rotorInertia, fields.ratio]) },
    { symbol: 'saturation_effort', unit: 'N.m', ...published(stall, stall === null ? both : [peakTorque]) },
    {
      symbol: 'velocity_limit',
      unit: 'rad/s',
      ...derived(inRadians(freeSpeed), stall === null ? both : [fields.speed]),
    },
    { symbol: 'kt', unit: 'N.m/A', ...torqueConstantAtOutput(drive, fields), ...ampereOf(drive) },
    { symbol: 'frictionloss', unit: 'N.m', ...derived(null, []) },
    { symbol: 'damping', unit: 'N.m.s/rad', ...derived(null, []) },
  ];
}

const inRadians = (rpm: number | null): number | null =>
  rpm === null ? null : roundTo4Digits(rpm * RPM_IN_RADIANS_PER_SECOND);

const numberBy =
  (known: Origin) =>
  (value: number | null, from: readonly string[]): KnownNumber => ({
    value,
    origin: value === null ? 'unknown' : known,
    from,
  });

const published = numberBy('published');
const derived = numberBy('derived');

/** The ampere that a torque constant refers to, if a source states it. */
const ampereOf = ({ torqueConstantPer: per }: Drive): Pick<Condition, 'per'> =>
  per === undefined ? {} : { per };

/** A torque constant of the motor is converted to the output; one of unknown side is left out. */
function torqueConstantAtOutput(
  { torqueConstant, torqueConstantSide, ratio }: Drive,
  fields: DriveFields,
): KnownNumber {
  if (torqueConstantSide === 'output') return published(torqueConstant, [fields.torqueConstant]);
  const isConvertible = torqueConstant !== null && torqueConstantSide === 'motor' && ratio !== null;
  return derived(isConvertible ? roundTo4Digits(torqueConstant * ratio) : null, [
    fields.torqueConstant,
    fields.ratio,
  ]);
}

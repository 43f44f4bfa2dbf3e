import { RPM_IN_RADIANS_PER_SECOND } from '../fields/units.ts';
import { reflectedInertia } from '../rotor.ts';
import { roundTo4Digits } from '../round.ts';

/** Where a number of a simulator's model comes from. */
export const ORIGINS = ['published', 'derived', 'unknown'] as const;

type Origin = (typeof ORIGINS)[number];

/** A number of a simulator's model, at the output of the actuator. */
export interface SimulationNumber {
  readonly symbol: string;
  /** Null where sources do not tell it: nothing is made up. */
  readonly value: number | null;
  readonly unit: string;
  readonly origin: Origin;
  /** The fields that it is, follows from, or would follow from. */
  readonly from: readonly string[];
}

/** What sources tell of a drive, as far as simulators ask for it; null for what they do not. */
export interface Drive {
  readonly peakTorqueNm: number | null;
  readonly speedRpm: number | null;
  /** Turns of the rotor for one of the output. */
  readonly ratio: number | null;
  /** Inertia of the rotor itself; null as well where a source may mean the output. */
  readonly rotorInertia: number | null;
  readonly torqueConstant: number | null;
  /** The side of the gear at which the torque constant holds. */
  readonly torqueConstantSide: 'motor' | 'output' | null;
}

/** The fields that a drive's figures are read from. */
export type DriveFields = Readonly<
  Record<'peakTorqueNm' | 'speedRpm' | 'ratio' | 'rotorInertia' | 'torqueConstant', string>
>;

/** The numbers of a drive. Friction and damping are listed for honesty: no source of the catalog states them. */
export function numbersOf(drive: Drive, fields: DriveFields): SimulationNumber[] {
  const { peakTorqueNm, speedRpm, ratio, rotorInertia } = drive;
  const velocity = speedRpm === null ? null : roundTo4Digits(speedRpm * RPM_IN_RADIANS_PER_SECOND);
  const armature = reflectedInertia(rotorInertia, ratio);
  return [
    { symbol: 'forcerange', unit: 'N.m', ...published(peakTorqueNm, fields.peakTorqueNm) },
    { symbol: 'velocity', unit: 'rad/s', ...derived(velocity, [fields.speedRpm]) },
    { symbol: 'armature', unit: 'kg.m2', ...derived(armature, [fields.rotorInertia, fields.ratio]) },
    { symbol: 'kt', unit: 'N.m/A', ...torqueConstantAtOutput(drive, fields) },
    { symbol: 'frictionloss', unit: 'N.m', ...derived(null, []) },
    { symbol: 'damping', unit: 'N.m.s/rad', ...derived(null, []) },
  ];
}

type Told = Pick<SimulationNumber, 'value' | 'origin' | 'from'>;

const published = (value: number | null, field: string): Told => ({
  value,
  origin: value === null ? 'unknown' : 'published',
  from: [field],
});

const derived = (value: number | null, from: readonly string[]): Told => ({
  value,
  origin: value === null ? 'unknown' : 'derived',
  from,
});

/** A torque constant of the motor is taken through the gear; one whose side no source tells is of no use. */
function torqueConstantAtOutput({ torqueConstant, torqueConstantSide, ratio }: Drive, fields: DriveFields): Told {
  if (torqueConstantSide === 'output') return published(torqueConstant, fields.torqueConstant);
  const isTold = torqueConstant !== null && torqueConstantSide === 'motor' && ratio !== null;
  return derived(isTold ? roundTo4Digits(torqueConstant * ratio) : null, [fields.torqueConstant, fields.ratio]);
}

import { withoutNoise } from '../round.ts';
import type { SimulationNumber } from './numbers.ts';

/** Joints that equal motors drive, as a simulator's model has them. */
export interface SimulatedJoints {
  /** What they are called: the id of an actuator, or the role of a joint group. */
  readonly label: string;
  /** The name of each joint. */
  readonly joints: readonly string[];
  readonly limits: SimulatedLimits;
}

/** What a drive gives its joints, in N·m, rad/s and kg·m²; null where no source tells it. */
export interface SimulatedLimits {
  readonly forcerange: number | null;
  readonly velocity: number | null;
  readonly armature: number | null;
}

/** THE TABLE of the limits: what is missing where one is unknown. */
export const LIMITS = {
  forcerange: 'peak torque not published',
  velocity: 'speed not published',
  armature: 'rotor inertia or gear ratio not published',
} as const satisfies Record<keyof SimulatedLimits, string>;

/** The limits among the numbers of a drive. */
export function limitsOf(numbers: readonly SimulationNumber[]): SimulatedLimits {
  const valueOf = (wanted: keyof SimulatedLimits): number | null =>
    numbers.find(({ symbol }) => symbol === wanted)?.value ?? null;
  return { forcerange: valueOf('forcerange'), velocity: valueOf('velocity'), armature: valueOf('armature') };
}

/** The limits behind a further stage: torque times its ratio, speed divided by it, inertia times its square. */
export function throughStage({ forcerange, velocity, armature }: SimulatedLimits, ratio: number): SimulatedLimits {
  return {
    forcerange: forcerange === null ? null : withoutNoise(forcerange * ratio),
    velocity: velocity === null ? null : withoutNoise(velocity / ratio),
    armature: armature === null ? null : withoutNoise(armature * ratio ** 2),
  };
}

/** Text within a comment of XML, where two hyphens may not meet. */
export const xmlComment = (text: string): string => `<!-- ${text.replaceAll(/-{2,}/g, '-')} -->`;

import { RPM_IN_RADIANS_PER_SECOND } from '../../catalog/fields/units.ts';
import { degrees, pointAt, RADIANS, step, type Loads, type ReadInput, type SizingInput } from './loads.ts';

/** The inputs for a gripper whose motor swings the fingers. */
export const GRIPPER_INPUTS = {
  force_n: { label: 'Force at a fingertip', unit: null, symbol: 'N', example: 20, above: 0 },
  finger_mm: { label: 'Length of a finger', unit: 'mm', symbol: 'mm', example: 80, above: 0 },
  fingers: { label: 'Fingers on the motor', unit: '1', symbol: '', example: 2, least: 1 },
  efficiency_pct: {
    label: 'Efficiency of the linkage',
    unit: null,
    symbol: '%',
    example: 70,
    above: 0,
    most: 100,
  },
  opening_deg: { label: 'Opening angle', unit: null, symbol: '°', example: 60, above: 0, below: 180 },
  closing_s: { label: 'Time to close', unit: null, symbol: 's', example: 0.5, above: 0 },
} satisfies Readonly<Record<string, SizingInput>>;

/**
 * The operating points of the motor: it holds the grip continuously at rest, and closes at constant speed
 * with the same torque, so that it can grip in any position. The mass of the fingers is not included.
 */
export function sizeGripper(stated: ReadInput<typeof GRIPPER_INPUTS>): Loads {
  const F = stated('force_n');
  const N = stated('fingers');
  const L = stated('finger_mm') / 1000;
  const η = stated('efficiency_pct') / 100;
  const angle = stated('opening_deg');
  const t = stated('closing_s');
  const torque = (F * L * N) / η;
  const n = (angle * RADIANS) / t / RPM_IN_RADIANS_PER_SECOND;
  const symbols = { F, N, L, η, φ: degrees(angle), t };
  return {
    peak: pointAt(torque, n),
    rated: pointAt(torque, 0),
    steps: [
      step(['Torque to grip', 'τ = F·L·N/η'], symbols, [torque, 'N.m']),
      step(['Speed to close', 'n = φ/t·60/360°'], symbols, [n, '/min']),
    ],
  };
}

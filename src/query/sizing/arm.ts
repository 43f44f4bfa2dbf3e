import { RPM_IN_RADIANS_PER_SECOND } from '../../catalog/fields/units.ts';
import { GRAVITY, pointAt, step, type Loads, type ReadInput, type SizingInput } from './loads.ts';

/** The inputs for a joint that swings a load at the end of an arm in the plane of gravity. */
export const ARM_INPUTS = {
  mass_kg: { label: 'Load', unit: 'kg', symbol: 'kg', example: 5, least: 0 },
  lever_mm: { label: 'Lever', unit: 'mm', symbol: 'mm', example: 300, above: 0 },
  arm_mass_kg: { label: 'Mass of the arm itself', unit: 'kg', symbol: 'kg', example: 1, least: 0 },
  speed_rpm: { label: 'Speed', unit: '/min', symbol: 'rpm', example: 60, above: 0 },
  acceleration_s: { label: 'Time to reach the speed', unit: null, symbol: 's', example: 0.3, above: 0 },
} satisfies Readonly<Record<string, SizingInput>>;

/**
 * The operating points of the joint. Intermittent: it accelerates upwards while the arm is level, up to its
 * full speed. Continuous: it holds the arm level. A rod has its centre at half its length and the inertia
 * m·L²/3 about its end (Lynch and Park, "Modern Robotics", chapter 8). Friction and the inertia of the motor
 * are not included.
 */
export function sizeArm(stated: ReadInput<typeof ARM_INPUTS>): Loads {
  const [m, mₐ, n, t] = [
    stated('mass_kg'),
    stated('arm_mass_kg'),
    stated('speed_rpm'),
    stated('acceleration_s'),
  ];
  const lever = stated('lever_mm') / 1000;
  const holding = (m + mₐ / 2) * GRAVITY * lever;
  const inertia = (m + mₐ / 3) * lever ** 2;
  const acceleration = (n * RPM_IN_RADIANS_PER_SECOND) / t;
  const torque = holding + inertia * acceleration;
  const symbols = { m, mₐ, g: GRAVITY, L: lever, n, t, 'τ₀': holding, J: inertia, α: acceleration };
  return {
    peak: pointAt(torque, n),
    rated: pointAt(holding, 0),
    steps: [
      step(['Torque to hold the arm level', 'τ₀ = (m + mₐ/2)·g·L'], symbols, [holding, 'N.m']),
      step(['Inertia about the joint', 'J = (m + mₐ/3)·L²'], symbols, [inertia, 'kg.m2']),
      step(['Angular acceleration', 'α = (2π/60)·n/t'], symbols, [acceleration, 'rad/s²']),
      step(['Torque to lift and accelerate', 'τ = τ₀ + J·α'], symbols, [torque, 'N.m']),
    ],
  };
}

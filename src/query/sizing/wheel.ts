import { RPM_IN_RADIANS_PER_SECOND } from '../../catalog/fields/units.ts';
import {
  degrees,
  GRAVITY,
  pointAt,
  RADIANS,
  step,
  type Loads,
  type ReadInput,
  type SizingInput,
} from './loads.ts';

/** The inputs for driven wheels that together move a robot up a slope. */
export const WHEEL_INPUTS = {
  robot_mass_kg: { label: 'Mass of the robot', unit: 'kg', symbol: 'kg', example: 30, above: 0 },
  wheels: { label: 'Driven wheels', unit: '1', symbol: '', example: 2, least: 1 },
  radius_mm: { label: 'Radius of a wheel', unit: 'mm', symbol: 'mm', example: 100, above: 0 },
  slope_deg: { label: 'Slope', unit: null, symbol: '°', example: 10, least: 0, below: 90 },
  speed_m_per_s: { label: 'Speed', unit: null, symbol: 'm/s', example: 1.5, above: 0 },
  acceleration_m_per_s2: { label: 'Acceleration', unit: null, symbol: 'm/s²', example: 1, least: 0 },
  // About 0.01 on a hard floor, 0.05 on grass.
  rolling_resistance: {
    label: 'Rolling resistance coefficient',
    unit: '1',
    symbol: '',
    example: 0.02,
    least: 0,
  },
} satisfies Readonly<Record<string, SizingInput>>;

/**
 * The operating points of one wheel's motor: intermittent: it accelerates up the slope to its full speed;
 * continuous: it climbs at that speed. The forces are the road loads of Gillespie, "Fundamentals of Vehicle
 * Dynamics", chapter 4, without air resistance. The inertia of wheels and motors is not included, and the
 * wheels must not slip.
 */
export function sizeWheel(stated: ReadInput<typeof WHEEL_INPUTS>): Loads {
  const m = stated('robot_mass_kg');
  const N = stated('wheels');
  const r = stated('radius_mm') / 1000;
  const v = stated('speed_m_per_s');
  const a = stated('acceleration_m_per_s2');
  const c = stated('rolling_resistance');
  const slope = stated('slope_deg') * RADIANS;
  const climbing = m * GRAVITY * (Math.sin(slope) + c * Math.cos(slope));
  const accelerating = m * a;
  const n = v / r / RPM_IN_RADIANS_PER_SECOND;
  const continuous = (climbing * r) / N;
  const torque = ((climbing + accelerating) * r) / N;
  const symbols = {
    m,
    N,
    v,
    a,
    c,
    r,
    g: GRAVITY,
    θ: degrees(stated('slope_deg')),
    'F₀': climbing,
    'F₁': accelerating,
  };
  return {
    peak: pointAt(torque, n),
    rated: pointAt(continuous, n),
    steps: [
      step(['Force to climb', 'F₀ = m·g·(sin θ + c·cos θ)'], symbols, [climbing, 'N']),
      step(['Force to accelerate', 'F₁ = m·a'], symbols, [accelerating, 'N']),
      step(['Speed of the wheel', 'n = v/r·60/2π'], symbols, [n, '/min']),
      step(['Continuous torque, at each wheel', 'τ₀ = F₀·r/N'], symbols, [continuous, 'N.m']),
      step(['Torque to accelerate, at each wheel', 'τ = (F₀ + F₁)·r/N'], symbols, [torque, 'N.m']),
    ],
  };
}

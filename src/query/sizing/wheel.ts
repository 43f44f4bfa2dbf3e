import { degrees, GRAVITY, pointAt, RADIANS, RADIANS_PER_SECOND, step, type Loads, type SizingInput } from './sized.ts';

/** Driven wheels that share the work of moving a robot up a slope. */
export interface Wheel {
  /** The whole robot, kg. */
  readonly robot_mass_kg: number;
  /** How many wheels are driven. */
  readonly wheels: number;
  /** Radius of a wheel, mm. */
  readonly radius_mm: number;
  /** Steepest slope, degrees. */
  readonly slope_deg: number;
  /** Greatest speed, m/s. */
  readonly speed_m_per_s: number;
  /** Acceleration on that slope, m/s². */
  readonly acceleration_m_per_s2: number;
  /** Rolling resistance over weight: about 0.01 on a hard floor, 0.05 on grass. */
  readonly rolling_resistance: number;
}

/** What a designer states of driven wheels. */
export const WHEEL_INPUTS: Readonly<Record<keyof Wheel, SizingInput>> = {
  robot_mass_kg: { label: 'Mass of the robot', unit: 'kg', symbol: 'kg', example: 30, above: 0 },
  wheels: { label: 'Driven wheels', unit: '1', symbol: '', example: 2, least: 1 },
  radius_mm: { label: 'Radius of a wheel', unit: 'mm', symbol: 'mm', example: 100, above: 0 },
  slope_deg: { label: 'Slope', unit: null, symbol: '°', example: 10, least: 0, below: 90 },
  speed_m_per_s: { label: 'Speed', unit: null, symbol: 'm/s', example: 1.5, above: 0 },
  acceleration_m_per_s2: { label: 'Acceleration', unit: null, symbol: 'm/s²', example: 1, least: 0 },
  rolling_resistance: { label: 'Rolling resistance over weight', unit: '1', symbol: '', example: 0.02, least: 0 },
};

/**
 * The points of one wheel's motor. For a moment it accelerates up the slope and still reaches its speed; to climb at that speed
 * lasts. The forces are the road loads of Gillespie, "Fundamentals of Vehicle Dynamics", chapter 4, without the air. The
 * inertia of wheels and motors is not included, and the wheels must not slip.
 */
export function sizeWheel(wheel: Wheel): Loads {
  const { robot_mass_kg: m, wheels: N, speed_m_per_s: v, acceleration_m_per_s2: a, rolling_resistance: c } = wheel;
  const r = wheel.radius_mm / 1000;
  const slope = wheel.slope_deg * RADIANS;
  const climbing = m * GRAVITY * (Math.sin(slope) + c * Math.cos(slope));
  const accelerating = m * a;
  const n = v / r / RADIANS_PER_SECOND;
  const [lasting, torque] = [(climbing * r) / N, ((climbing + accelerating) * r) / N];
  const symbols = { m, N, v, a, c, r, g: GRAVITY, θ: degrees(wheel.slope_deg), 'F₀': climbing, 'F₁': accelerating };
  return {
    peak: pointAt(torque, n),
    rated: pointAt(lasting, n),
    steps: [
      step(['Force to climb', 'F₀ = m·g·(sin θ + c·cos θ)'], symbols, [climbing, 'N']),
      step(['Force to accelerate', 'F₁ = m·a'], symbols, [accelerating, 'N']),
      step(['Speed of the wheel', 'n = v/r·60/2π'], symbols, [n, '/min']),
      step(['Torque that lasts, at each wheel', 'τ₀ = F₀·r/N'], symbols, [lasting, 'N.m']),
      step(['Torque to accelerate, at each wheel', 'τ = (F₀ + F₁)·r/N'], symbols, [torque, 'N.m']),
    ],
  };
}

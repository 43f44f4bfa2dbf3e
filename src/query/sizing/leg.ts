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

/**
 * The inputs for the knee of a leg that carries a body, with the foot below the hip; without a jump, it only
 * stands.
 */
export const LEG_INPUTS = {
  body_mass_kg: { label: 'Mass of the body', unit: 'kg', symbol: 'kg', example: 12, above: 0 },
  legs: { label: 'Legs on the ground', unit: '1', symbol: '', example: 2, least: 1 },
  thigh_mm: { label: 'Thigh', unit: 'mm', symbol: 'mm', example: 200, above: 0 },
  shank_mm: { label: 'Shank', unit: 'mm', symbol: 'mm', example: 200, above: 0 },
  // 180 is a straight leg.
  knee_deg: { label: 'Angle of the bent knee', unit: null, symbol: '°', example: 90, above: 0, below: 180 },
  jump_mm: { label: 'Height of a jump', unit: 'mm', symbol: 'mm', example: 200, above: 0, isOptional: true },
  take_off_deg: {
    label: 'Angle of the knee at take-off',
    unit: null,
    symbol: '°',
    example: 150,
    above: 0,
    below: 180,
    isOptional: true,
  },
} satisfies Readonly<Record<string, SizingInput>>;

type Leg = ReadInput<typeof LEG_INPUTS>;

/** The rule that the inputs of a leg must meet together. */
export const LEG_RULE =
  'A jump needs an angle at take-off, and that is wider than the angle of the bent knee.';

/**
 * The points of the knee; null where `LEG_RULE` is broken. Standing with a bent knee is continuous: the force
 * through hip and foot acts at the distance of the knee from their line, τ = F·h (statics, τ = Jᵀ·F: Lynch
 * and Park, "Modern Robotics", section 5.2). A jump pushes the body with constant acceleration from the bent
 * knee to the angle at take-off, where its speed is √(2·g·H). Friction, the mass of the legs, the push of an
 * ankle and the blow of landing are not included.
 */
export function sizeLeg(leg: Leg): Loads | null {
  const stands = standing(leg);
  if (Number.isNaN(leg('jump_mm'))) return stands;
  const jump = jumping(leg);
  return jump && { peak: jump.peak, rated: stands.rated, steps: [...stands.steps, ...jump.steps] };
}

/** Metres from hip to foot, and from the knee to the line between them. */
interface Posture {
  readonly distance: number;
  readonly lever: number;
}

/** By the law of cosines, and the area of the triangle of hip, knee and foot. */
function postureOf(leg: Leg, knee_deg: number): Posture {
  const thigh = leg('thigh_mm') / 1000;
  const shank = leg('shank_mm') / 1000;
  const knee = knee_deg * RADIANS;
  const distance = Math.sqrt(thigh ** 2 + shank ** 2 - 2 * thigh * shank * Math.cos(knee));
  return { distance, lever: (thigh * shank * Math.sin(knee)) / distance };
}

/** The symbols of a leg: those of the bent knee are d and h. */
function symbolsOf(leg: Leg, { distance: d, lever: h }: Posture) {
  const a = leg('thigh_mm') / 1000;
  const b = leg('shank_mm') / 1000;
  return { m: leg('body_mass_kg'), N: leg('legs'), g: GRAVITY, a, b, φ: degrees(leg('knee_deg')), d, h };
}

function standing(leg: Leg): Loads {
  const bent = postureOf(leg, leg('knee_deg'));
  const F = (leg('body_mass_kg') * GRAVITY) / leg('legs');
  const symbols = { ...symbolsOf(leg, bent), F };
  return {
    peak: [],
    rated: pointAt(F * bent.lever, 0),
    steps: [
      step(['Force through each leg', 'F = m·g/N'], symbols, [F, 'N']),
      step(['Distance from hip to foot', 'd = √(a² + b² − 2·a·b·cos φ)'], symbols, [bent.distance, 'm']),
      step(['Distance from the knee to that line', 'h = a·b·sin φ/d'], symbols, [bent.lever, 'm']),
      step(['Torque of the knee, standing', 'τ₀ = F·h'], symbols, [F * bent.lever, 'N.m']),
    ],
  };
}

// The parts of the knee's turn at which a point is taken.
const TURN = [0, 0.25, 0.5, 0.75, 1];

/** The push-off: the force is constant while the knee turns faster. Null if the leg does not get longer. */
function jumping(leg: Leg): Pick<Loads, 'peak' | 'steps'> | null {
  const H = leg('jump_mm') / 1000;
  const knee_deg = leg('knee_deg');
  const take_off_deg = leg('take_off_deg');
  const bent = postureOf(leg, knee_deg);
  const free = postureOf(leg, take_off_deg);
  const way = free.distance - bent.distance;
  // NaN without an angle at take-off.
  if (!(way > 0)) return null;
  const push = (GRAVITY * H) / way;
  const F = (leg('body_mass_kg') * (GRAVITY + push)) / leg('legs');
  const speedAt = ({ distance, lever }: Posture): number =>
    Math.sqrt(2 * push * Math.max(0, distance - bent.distance)) / lever / RPM_IN_RADIANS_PER_SECOND;
  const postures = TURN.map((part) => postureOf(leg, knee_deg + part * (take_off_deg - knee_deg)));
  const symbols = { ...symbolsOf(leg, bent), H, s: way, p: push, F, 'd₁': free.distance, 'h₁': free.lever };
  return {
    peak: postures.flatMap((posture) => pointAt(F * posture.lever, speedAt(posture))),
    steps: [
      step(['Distance of the push to take-off', 's = d₁ − d'], symbols, [way, 'm']),
      step(['Acceleration of the push', 'p = g·H/s'], symbols, [push, 'm/s²']),
      step(['Force through each leg', 'F = m·(g + p)/N'], symbols, [F, 'N']),
      step(['Torque of the knee, start of the push', 'τ = F·h'], symbols, [F * bent.lever, 'N.m']),
      step(['Speed of the knee at take-off', 'n = √(2·g·H)/h₁·60/2π'], symbols, [speedAt(free), '/min']),
    ],
  };
}

import { z } from 'zod';
import type { Condition } from '../fields/evidence/condition.ts';
import { motorTurnsOf } from '../fields/rotor.ts';
import { RPM_IN_RADIANS_PER_SECOND } from '../fields/units.ts';
import { slug, text } from '../fields/value-schemas.ts';
import type { ActuatorEntry } from '../files/yaml-schemas.ts';
import { numberText } from '../lib/number-text.ts';

/** The physics checks, in their order. */
export const PHYSICS_CHECK_NAMES = [
  'rated_over_peak',
  'power',
  'torque_constant',
  'rated_torque_constant',
  'density',
] as const;

/** The checks of physics on an actuator's figures. */
export const PHYSICS_CHECKS: Readonly<Record<PhysicsFinding['check'], string>> = {
  rated_over_peak: 'The rated torque is at most 80 % of the peak torque, and at least an eighth of it.',
  power: 'The power is at most three times the rated torque times the maximum speed.',
  torque_constant: 'Torque constant times peak current is half to double the peak torque.',
  rated_torque_constant: 'Torque constant times rated current is 0.65 to 2 times the rated torque.',
  density:
    'Peak torque per mass is within the fences of its category: the quartiles and 1.5 times their distance, on a log scale.',
};

/** A figure that is unusual by physics or for its category. It may still be correct. */
export const physicsFinding = z.strictObject({
  check: z.enum(PHYSICS_CHECK_NAMES),
  id: slug.describe('Id of the actuator.'),
  fields: z.array(text),
  // `2.61 N·m/A × 10.67 A = 27.85 N·m, 3.5 × the peak torque of 7.98 N·m`.
  text: text.describe('The arithmetic.'),
});

export type PhysicsFinding = Readonly<z.infer<typeof physicsFinding>>;

/** All findings for the actuators of a catalog, by check, then in the order of the actuators. */
export function physicsFindings(actuators: readonly ActuatorEntry[]): PhysicsFinding[] {
  const fences = densityFences(actuators);
  return [
    ...actuators.flatMap(ratedOverPeak),
    ...actuators.flatMap(powerOverTorqueTimesSpeed),
    ...actuators.flatMap((actuator) => torqueConstantTimesCurrent(actuator, peakByCurrent(actuator))),
    ...actuators.flatMap((actuator) => torqueConstantTimesCurrent(actuator, ratedByCurrent(actuator))),
    ...actuators.flatMap((actuator) => densityBeyondFences(actuator, fences)),
  ];
}

function ratedOverPeak({
  id,
  specs: { rated_torque_nm: rated, peak_torque_nm: peak },
}: ActuatorEntry): PhysicsFinding[] {
  if (rated === undefined || peak === undefined) return [];
  const share = rated / peak;
  if (share >= 1 / 8 && share <= 0.8) return [];
  const text = `${shown(rated)} N·m rated ÷ ${shown(peak)} N·m peak = ${shown(100 * share)} %`;
  return [{ check: 'rated_over_peak', id, fields: ['rated_torque_nm', 'peak_torque_nm'], text }];
}

function powerOverTorqueTimesSpeed({ id, specs }: ActuatorEntry): PhysicsFinding[] {
  const { power_w: power, rated_torque_nm: torque, max_speed_rpm: speed } = specs;
  if (power === undefined || torque === undefined || speed === undefined) return [];
  const most = torque * speed * RPM_IN_RADIANS_PER_SECOND;
  if (power <= 3 * most) return [];
  const text = `${shown(torque)} N·m × ${shown(speed)} rpm = ${shown(most)} W, and the power of ${shown(power)} W is ${shown(power / most)} × that`;
  return [{ check: 'power', id, fields: ['power_w', 'rated_torque_nm', 'max_speed_rpm'], text }];
}

/** A current to multiply with a torque constant, and the expected torque. */
interface TorqueByCurrent {
  readonly check: PhysicsFinding['check'];
  readonly current: {
    readonly field: 'peak_current_a' | 'rated_current_a';
    readonly value: number | undefined;
  };
  readonly torque: {
    readonly field: 'peak_torque_nm' | 'rated_torque_nm';
    readonly value: number | undefined;
    readonly name: string;
  };
  /** The expected range of the product, as a fraction of the torque. */
  readonly least: number;
  readonly most: number;
}

const peakByCurrent = ({ specs }: ActuatorEntry): TorqueByCurrent => ({
  check: 'torque_constant',
  current: { field: 'peak_current_a', value: specs.peak_current_a },
  torque: { field: 'peak_torque_nm', value: specs.peak_torque_nm, name: 'peak torque' },
  least: 1 / 2,
  most: 2,
});

// The constant may be per peak ampere and the current in RMS, a factor of √½; no loss in a gear explains a
// lower product.
const ratedByCurrent = ({ specs, figures = {} }: ActuatorEntry): TorqueByCurrent => ({
  check: 'rated_torque_constant',
  current: { field: 'rated_current_a', value: figures.rated_current_a },
  torque: { field: 'rated_torque_nm', value: specs.rated_torque_nm, name: 'rated torque' },
  least: 0.65,
  most: 2,
});

/** A motor-side constant is multiplied by the gear ratio; without a stated side, either may fit. */
function torqueConstantTimesCurrent(
  { id, category, specs: { kt_nm_per_a: constant, gear_ratio }, conditions = {} }: ActuatorEntry,
  { check, current, torque, least, most }: TorqueByCurrent,
): PhysicsFinding[] {
  if (constant === undefined || current.value === undefined || torque.value === undefined) return [];
  const { side, per } = conditions.kt_nm_per_a ?? {};
  const ampere = amperesIn(per, conditions[current.field]?.kind);
  const ratio = motorTurnsOf({ gear_ratio, category });
  const factors = side === 'output' ? [1] : side === 'motor' ? [ratio] : [1, ratio];
  const given = constant * current.value * (ampere ?? 0);
  const stated = torque.value;
  const torques = factors.flatMap((factor) =>
    factor === null || ampere === null ? [] : [{ factor, share: (given * factor) / stated }],
  );
  const [first] = torques;
  if (first === undefined || torques.some(({ share }) => share >= least && share <= most)) return [];
  const product = [
    `${shown(constant)} N·m/A × ${shown(current.value)} A`,
    ...(ampere === 1 ? [] : [shown(ampere ?? 0)]),
    ...(first.factor === 1 ? [] : [shown(first.factor)]),
  ].join(' × ');
  const text = `${product} = ${shown(given * first.factor)} N·m, ${shown(first.share)} × the ${torque.name} of ${shown(stated)} N·m`;
  return [{ check, id, fields: ['kt_nm_per_a', current.field, torque.field], text }];
}

/**
 * Amperes of a torque constant per ampere of a current: the amplitude of a sine is √2 times its RMS. Null if
 * a supply current would be used as a phase current.
 */
function amperesIn(per: Condition['per'], kind: string | undefined): number | null {
  if (per === 'rms' && kind === 'phase_peak') return Math.SQRT1_2;
  if (per === 'peak' && kind === 'phase_rms') return Math.SQRT2;
  return (per === 'supply') === (kind === 'supply') ? 1 : null;
}

/** The bounds of ordinary torque densities, N·m/kg. */
interface Fences {
  readonly least: number;
  readonly most: number;
}

/** Tukey's fences of each category with enough members, on a log scale because densities span two decades. */
function densityFences(actuators: readonly ActuatorEntry[]): ReadonlyMap<string, Fences> {
  const known = actuators.flatMap((actuator) => {
    const density = densityOf(actuator);
    return density === null ? [] : [{ category: actuator.category, density }];
  });
  const families = Map.groupBy(known, ({ category }) => category);
  return new Map(
    [...families]
      .filter(([, members]) => members.length >= 8)
      .map(([category, members]) => [category, fencesOf(members.map(({ density }) => Math.log(density)))]),
  );
}

function fencesOf(logs: readonly number[]): Fences {
  const sorted = logs.toSorted((one, other) => one - other);
  const quartile = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const margin = 1.5 * (quartile(0.75) - quartile(0.25));
  return { least: Math.exp(quartile(0.25) - margin), most: Math.exp(quartile(0.75) + margin) };
}

function densityBeyondFences(actuator: ActuatorEntry, fences: ReadonlyMap<string, Fences>): PhysicsFinding[] {
  const { peak_torque_nm: peak = 0, weight_g: weight = 0 } = actuator.specs;
  const family = fences.get(actuator.category);
  const density = densityOf(actuator);
  if (density === null || family === undefined || (density >= family.least && density <= family.most))
    return [];
  const text = `${shown(peak)} N·m ÷ ${shown(weight / 1000)} kg = ${shown(density)} N·m/kg, its category has ${shown(family.least)} to ${shown(family.most)}`;
  return [{ check: 'density', id: actuator.id, fields: ['peak_torque_nm', 'weight_g'], text }];
}

const densityOf = ({ specs: { peak_torque_nm: peak, weight_g: weight } }: ActuatorEntry): number | null =>
  peak === undefined || weight === undefined ? null : peak / (weight / 1000);

/** A number to 3 significant digits, as people write it. */
const shown = (value: number): string => numberText(Number(value.toPrecision(3)));

import type { Condition } from '../fields/evidence/condition.ts';
import { roundTo4Digits } from '../lib/round.ts';

/** The fields of an actuator about its gear. */
interface GearFields {
  readonly gear_ratio?: unknown;
  readonly category?: unknown;
}

/** The stated inertia of a rotor; null where none is stated. */
interface StatedInertia {
  readonly value: unknown;
  readonly conditions: Condition | undefined;
}

/** The gear ratio as a number, motor turns per output turn: 9 for `9:1`. Null when unknown. */
export const turnsStated = ({ gear_ratio }: Pick<GearFields, 'gear_ratio'>): number | null =>
  typeof gear_ratio === 'string' ? Number.parseFloat(gear_ratio) : null;

/** True if a category has no gear unless a source states one: a frameless motor is a stator and a rotor. */
export const hasNoGear = (category: unknown): boolean => category === 'frameless_driver';

/** Turns of the rotor per turn of the output, of a record or its file. Null when unknown. */
export const motorTurnsOf = ({ gear_ratio, category }: GearFields): number | null =>
  turnsStated({ gear_ratio }) ?? (hasNoGear(category) ? 1 : null);

/**
 * Inertia of the rotor before the gear, kg·m². Null where a source may mean the output, unless there is no
 * gear.
 */
export function rotorInertiaOf(actuator: GearFields, { value, conditions }: StatedInertia): number | null {
  const isOfRotor = motorTurnsOf(actuator) === 1 || conditions?.side === 'motor';
  return isOfRotor && typeof value === 'number' ? value : null;
}

/** The missing figures for the inertia of the rotor at the output; null if none is missing. */
export function missingForReflected(actuator: GearFields, stated: StatedInertia): string | null {
  const missing = [
    ...missingOfInertia(actuator, stated),
    ...(motorTurnsOf(actuator) === null ? ['gear ratio missing'] : []),
  ];
  return missing.length === 0 ? null : missing.join(', ');
}

function missingOfInertia(actuator: GearFields, stated: StatedInertia): string[] {
  if (stated.value === null) return ['rotor inertia missing'];
  if (rotorInertiaOf(actuator, stated) !== null) return [];
  return [
    stated.conditions?.side === 'output'
      ? 'inertia published for the output, rotor unknown'
      : 'side of the published inertia not stated',
  ];
}

/** Inertia of the rotor at the output, kg·m²: rotor inertia × ratio². Null when either is unknown. */
export function reflectedInertia(inertia: number | null, turns: number | null): number | null {
  return inertia === null || turns === null ? null : roundTo4Digits(inertia * turns ** 2);
}

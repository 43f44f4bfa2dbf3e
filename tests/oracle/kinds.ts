import type { ActuatorFacts } from './facts.ts';

/*
 * Which figures are of one kind, by the words of CAPABILITIES 3: what a source means by a figure, on which side of the gear it
 * holds, and what a mass or a price includes. What no source says contradicts nothing.
 */

/** THE TABLE of what follows from a torque, and is of its kind. */
const OF_TORQUE: Readonly<Record<string, string>> = {
  torque_density_nm_per_kg: 'peak_torque_nm',
  price_per_nm: 'peak_torque_nm',
  rated_torque_density_nm_per_kg: 'rated_torque_nm',
};

/** The kind of a figure of an actuator; empty where its file says none. */
export function kindOf({ conditions }: ActuatorFacts, field: string): string {
  const { kind = '', side = '', includes = '' } = conditions[OF_TORQUE[field] ?? field] ?? {};
  return [kind, side, includes].filter((word) => word !== '').join(', ');
}

/** Whether a figure of two actuators is of one kind, as far as their files say. */
export function areOfOneKind(field: string, one: ActuatorFacts, other: ActuatorFacts): boolean {
  const [own, its] = [kindOf(one, field), kindOf(other, field)];
  return own === '' || its === '' || own === its;
}

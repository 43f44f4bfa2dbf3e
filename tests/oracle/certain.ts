import { numberIn, type ActuatorFacts } from './facts.ts';
import { to4Digits } from './members.ts';

/** The peak torque, or a figure derived from it, computed for another peak torque; null if unknown. */
export function byTorque(
  { fields }: Pick<ActuatorFacts, 'fields'>,
  field: string,
  torque: number | null,
): number | null {
  if (torque === null || field === 'peak_torque_nm') return torque;
  const mass = numberIn(fields, 'weight_g');
  const price = numberIn(fields, 'price_usd');
  if (field === 'torque_density_nm_per_kg') return mass === null ? null : to4Digits((torque / mass) * 1000);
  if (field !== 'price_per_nm') throw new Error(`${field} follows from no peak torque`);
  return price === null || torque === 0 ? null : to4Digits(price / torque);
}

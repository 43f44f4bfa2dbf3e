import type { Actuator } from './actuator.ts';

/** Which end of a figure is the better one for a designer who has no other wish; null where that depends on the purpose. */
export type BetterEnd = 'more' | 'less' | null;

/** THE TABLE of the figures of which one end is the better. */
const BETTER_ENDS: Readonly<Partial<Record<keyof Actuator, 'more' | 'less'>>> = {
  peak_torque_nm: 'more',
  rated_torque_nm: 'more',
  max_speed_rpm: 'more',
  torque_density_nm_per_kg: 'more',
  weight_g: 'less',
  backlash_arcmin: 'less',
  repeatability_arcmin: 'less',
  price_usd: 'less',
  price_per_nm: 'less',
};

/** The better end of a field of an actuator. */
export const betterEndOf = (field: keyof Actuator): BetterEnd => BETTER_ENDS[field] ?? null;

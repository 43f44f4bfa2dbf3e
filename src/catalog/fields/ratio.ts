import { roundTo4Digits } from '../lib/round.ts';

/*
 * Figures that follow from two others. This file loads no schema, so that pages compute them as the API does.
 */

/** A figure that follows from two others: `over` divided by `under`, after `under` is divided by `per`. */
export interface Ratio {
  readonly over: string;
  readonly under: string;
  readonly per: number;
}

/** A ratio with a torque. */
interface TorqueRatio extends Ratio {
  readonly torque: 'peak_torque_nm' | 'rated_torque_nm';
}

/** The ratios of a torque, by field. They have the kind and the certain part of their torque. */
export const TORQUE_RATIOS = {
  torque_density_nm_per_kg: {
    torque: 'peak_torque_nm',
    over: 'peak_torque_nm',
    under: 'weight_g',
    per: 1000,
  },
  rated_torque_density_nm_per_kg: {
    torque: 'rated_torque_nm',
    over: 'rated_torque_nm',
    under: 'weight_g',
    per: 1000,
  },
  price_per_nm: { torque: 'peak_torque_nm', over: 'price_usd', under: 'peak_torque_nm', per: 1 },
} as const satisfies Record<string, TorqueRatio>;

const BY_FIELD: Readonly<Record<string, TorqueRatio>> = TORQUE_RATIOS;

/** The definition of a field that is a ratio of a torque; undefined for any other field. */
export const torqueRatioOf = (field: string): TorqueRatio | undefined => BY_FIELD[field];

/** The quotient of two figures to 4 significant digits; null when either is unknown or the divisor is 0. */
export function ratioOf(
  { over, under, per }: Ratio,
  values: Readonly<Record<string, unknown>>,
): number | null {
  const { [over]: dividend, [under]: divisor } = values;
  if (typeof dividend !== 'number' || typeof divisor !== 'number' || divisor === 0) return null;
  return roundTo4Digits(dividend / (divisor / per));
}

import type { Actuator } from '../domain/actuator.ts';

/** THE TABLE of the figures that a comparison aligns, in its order, and which end of each is the better one; null where that depends on the purpose. */
export const FIGURES = {
  peak_torque_nm: 'more',
  rated_torque_nm: 'more',
  max_speed_rpm: 'more',
  gear_ratio: null,
  weight_g: 'less',
  torque_density_nm_per_kg: 'more',
  backdrivable: null,
  backlash_arcmin: 'less',
  repeatability_arcmin: 'less',
  voltage_v: null,
  peak_current_a: null,
  power_w: null,
  kt_nm_per_a: null,
  comm: null,
  control_modes: null,
  encoder: null,
  integrated_driver: null,
  ip_rating: null,
  price_usd: 'less',
  price_per_nm: 'less',
  availability: null,
  category: null,
  use_cases: null,
  country: null,
} as const satisfies Partial<Record<keyof Actuator, Better>>;

/** Which end of a figure is the better one for a designer who has no other wish. */
export type Better = 'more' | 'less' | null;

export type FigureName = keyof typeof FIGURES;

/** The names of the figures in the order of the table. */
export const FIGURE_NAMES: readonly FigureName[] = Object.keys(FIGURES).filter(
  (name): name is FigureName => name in FIGURES,
);

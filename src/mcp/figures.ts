import type { Actuator } from '../catalog/actuator.ts';

/** THE TABLE of the figures that a comparison aligns, in its order. */
export const FIGURES = [
  'peak_torque_nm',
  'rated_torque_nm',
  'max_speed_rpm',
  'gear_ratio',
  'weight_g',
  'torque_density_nm_per_kg',
  'backdrivable',
  'backlash_arcmin',
  'repeatability_arcmin',
  'voltage_v',
  'peak_current_a',
  'power_w',
  'kt_nm_per_a',
  'comm',
  'control_modes',
  'encoder',
  'integrated_driver',
  'ip_rating',
  'price_usd',
  'price_per_nm',
  'availability',
  'category',
  'use_cases',
  'country',
] as const satisfies readonly (keyof Actuator)[];

export type FigureName = (typeof FIGURES)[number];

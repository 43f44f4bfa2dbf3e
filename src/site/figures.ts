import type { Actuator } from '../catalog/actuator.ts';
import { ACTUATOR_FIELDS } from '../catalog/fields/actuator.ts';
import { fieldOf } from '../catalog/fields/read.ts';
import { MOTOR_FIELDS } from '../catalog/fields/motor.ts';
import { ROBOT_FIELDS } from '../catalog/fields/robot.ts';
import type { Motor, Robot } from '../catalog/robot.ts';

export type FigureName = keyof Actuator;

/** The actuators' fields whose value is a number or null. */
export const NUMERIC_FIGURES = [
  'peak_torque_nm',
  'rated_torque_nm',
  'max_speed_rpm',
  'weight_g',
  'torque_density_nm_per_kg',
  'price_usd',
  'price_per_nm',
  'peak_current_a',
  'power_w',
  'kt_nm_per_a',
  'backlash_arcmin',
  'repeatability_arcmin',
] as const satisfies readonly FigureName[];

export type NumericFigure = (typeof NUMERIC_FIGURES)[number];

/** A part of an actuator's data sheet. */
export interface FigureGroup {
  readonly slug: string;
  readonly title: string;
  readonly figures: readonly FigureName[];
}

/** THE TABLE of the data sheet's parts, in the order of the page. */
export const FIGURE_GROUPS: readonly FigureGroup[] = [
  {
    slug: 'torque-and-speed',
    title: 'Torque and speed',
    figures: [
      'peak_torque_nm',
      'rated_torque_nm',
      'max_speed_rpm',
      'gear_ratio',
      'torque_density_nm_per_kg',
      'backdrivable',
    ],
  },
  {
    slug: 'electrical',
    title: 'Electrical',
    figures: ['voltage_v', 'peak_current_a', 'power_w', 'kt_nm_per_a'],
  },
  {
    slug: 'mechanical',
    title: 'Mechanical',
    figures: ['weight_g', 'backlash_arcmin', 'repeatability_arcmin', 'ip_rating'],
  },
  { slug: 'control', title: 'Control', figures: ['comm', 'control_modes', 'encoder', 'integrated_driver'] },
  {
    slug: 'commercial',
    title: 'Commercial',
    figures: ['price_usd', 'price_per_nm', 'availability', 'country'],
  },
];

/** The figures at the head of an actuator's page and in lists. */
export const KEY_FIGURES = [
  'peak_torque_nm',
  'rated_torque_nm',
  'max_speed_rpm',
  'weight_g',
  'torque_density_nm_per_kg',
  'price_usd',
] as const satisfies readonly NumericFigure[];

/** What a page says of a field: its term, and its unit by UCUM code. */
export interface FieldMeaning {
  readonly title: string;
  readonly unit: string | null;
}

/** What a field of an actuator means. */
export const meaningOf = (name: FigureName): FieldMeaning => meaningIn(ACTUATOR_FIELDS, name);

/** What a field of a robot means. */
export const robotMeaningOf = (name: keyof Robot): FieldMeaning => meaningIn(ROBOT_FIELDS, name);

/** What a field of a joint's motor means. */
export const motorMeaningOf = (name: keyof Motor): FieldMeaning => meaningIn(MOTOR_FIELDS, name);

function meaningIn(fields: Parameters<typeof fieldOf>[0], name: string): FieldMeaning {
  const { title, unit } = fieldOf(fields, name);
  return { title, unit: unit ?? null };
}

/** Whether a figure is a number. */
export const isNumeric = (name: string): name is NumericFigure => NUMERIC_FIGURES.some((known) => known === name);

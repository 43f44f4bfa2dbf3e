import type { Actuator } from '../../catalog/actuator.ts';
import { meaningOf, NUMERIC_FIGURES, type FigureName } from '../figures.ts';
import { unitText, valueText, words } from '../format.ts';

/** A column of the explorer's table. */
export interface Column {
  readonly name: FigureName;
  readonly title: string;
  /** As people write it; empty for none. */
  readonly unit: string;
  readonly isNumber: boolean;
  /** The cell's text; null when it is not published. */
  readonly textOf: (actuator: Actuator) => string | null;
}

const numbers = new Set<string>(NUMERIC_FIGURES);

/** The columns that can be chosen, in the order of the table. */
export const COLUMNS: readonly Column[] = (
  [
    'category',
    'peak_torque_nm',
    'rated_torque_nm',
    'max_speed_rpm',
    'weight_g',
    'torque_density_nm_per_kg',
    'price_usd',
    'price_per_nm',
    'gear_ratio',
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
    'availability',
    'country',
    'data_source',
    'use_cases',
  ] as const
).map(columnOf);

/** The columns that are shown when none are chosen. */
export const USUAL_COLUMNS: readonly FigureName[] = [
  'peak_torque_nm',
  'rated_torque_nm',
  'max_speed_rpm',
  'weight_g',
  'torque_density_nm_per_kg',
  'price_usd',
  'voltage_v',
];

/** The column of a field; undefined for a field that has none. */
export const columnByName = (name: string): Column | undefined => COLUMNS.find((column) => column.name === name);

function columnOf(name: FigureName): Column {
  const { title, unit } = meaningOf(name);
  return {
    name,
    title,
    unit: unitText(unit),
    isNumber: numbers.has(name),
    textOf: (actuator) => cellText(actuator, name),
  };
}

function cellText(actuator: Actuator, name: FigureName): string | null {
  const value = actuator[name];
  return typeof value === 'string' && name === 'category' ? words(value) : valueText(value, meaningOf(name).unit);
}

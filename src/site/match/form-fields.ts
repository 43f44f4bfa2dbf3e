import type { Unit } from '../../catalog/fields/units.ts';
import type { Catalog, Listed } from '../copy/listed.ts';
import { words } from '../format.ts';

/** A box for a number or a text; `unit` is that of its parameter, null for a plain number, absent for a text. */
export interface Box {
  readonly label: string;
  readonly hint: string;
  readonly unit?: Unit | null;
}

/** Options of a choice, each with its words. */
type Options = readonly (readonly [value: string, text: string])[];

/** THE TABLE of boxes, by the names of the API's parameters. */
export const BOXES: Readonly<Record<string, Box>> = {
  peak_torque_nm: { label: 'Peak torque, at least', hint: '40 N·m', unit: 'N.m' },
  rated_torque_nm: { label: 'Rated torque, at least', hint: '150 kgf·cm', unit: 'N.m' },
  speed_rpm: { label: 'Speed, at least', hint: '12 rad/s', unit: '/min' },
  duty: { label: 'Duty cycle, N·m : seconds', hint: '60:2, 10:8' },
  weight_g: { label: 'Mass, at most', hint: '0.9 kg', unit: 'g' },
  price_usd: { label: 'Price, at most', hint: '$500', unit: '{USD}' },
  outer_diameter_mm: { label: 'Diameter, at most', hint: '100 mm', unit: 'mm' },
  length_mm: { label: 'Length, at most', hint: '2 in', unit: 'mm' },
  voltage_v: { label: 'Supply that it accepts', hint: '48 V', unit: 'V' },
  backlash_arcmin: { label: 'Backlash, at most', hint: '0.2°', unit: "'" },
  repeatability_arcmin: { label: 'Repeatability, at most', hint: '1 arcmin', unit: "'" },
  external_ratio: { label: 'External ratio', hint: '1', unit: null },
  external_efficiency: { label: 'Its efficiency, 0 to 1', hint: '1', unit: null },
  margin: { label: 'Margin on torques', hint: '1', unit: null },
  tolerance: { label: '“Close” misses by at most', hint: '0.1', unit: null },
};

const YES_OR_NO: Options = [
  ['true', 'yes'],
  ['false', 'no'],
];

const byName = (values: ReadonlySet<string>): Options =>
  [...values]
    .toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
    .map((value) => [value, words(value)]);

const usesOf = ({ figures: { use_cases: uses } }: Listed): string[] => (Array.isArray(uses) ? uses.map(String) : []);

/** THE TABLE of choices of one, by the names of the API's parameters. */
export const CHOICES: Readonly<
  Record<string, { readonly label: string; readonly options: (catalog: Catalog) => Options }>
> = {
  backdrivable: { label: 'Backdrivable', options: () => YES_OR_NO },
  integrated_driver: { label: 'Driver on board', options: () => YES_OR_NO },
  min_ip: { label: 'Protection, at least', options: () => ['54', '65', '67'].map((code) => [code, `IP${code}`]) },
  category: { label: 'Family', options: ({ labels }) => [...labels] },
  brand: { label: 'Maker', options: ({ actuators }) => byName(new Set(actuators.map(({ brand }) => brand))) },
  use_case: { label: 'Used in', options: ({ actuators }) => byName(new Set(actuators.flatMap(usesOf))) },
};

/** THE TABLE of choices of several, with the field that has the values. */
export const SEVERAL: Readonly<Record<string, { readonly label: string; readonly field: string }>> = {
  comm: { label: 'Bus, any of', field: 'comm' },
  control_mode: { label: 'Control, any of', field: 'control_modes' },
  country: { label: 'Country of the maker, any of', field: 'country' },
  availability: { label: 'Availability, any of', field: 'availability' },
  torque_kind: { label: 'What peak torque means, any of', field: 'peak_torque_kind' },
};

/** THE TABLE of the form's parts. */
export const PARTS: readonly {
  readonly title: string;
  readonly fields: readonly string[];
  readonly isOpen: boolean;
}[] = [
  { title: 'Torque and speed', fields: ['peak_torque_nm', 'rated_torque_nm', 'speed_rpm', 'duty'], isOpen: true },
  { title: 'Mass, price, size', fields: ['weight_g', 'price_usd', 'outer_diameter_mm', 'length_mm'], isOpen: true },
  {
    title: 'Belt or gear behind it, margin',
    fields: ['external_ratio', 'external_efficiency', 'margin', 'tolerance'],
    isOpen: false,
  },
  { title: 'Supply and bus', fields: ['voltage_v', 'integrated_driver', 'comm', 'control_mode'], isOpen: false },
  {
    title: 'Family, maker, use',
    fields: ['category', 'use_case', 'brand', 'country', 'availability'],
    isOpen: false,
  },
  {
    title: 'Kind and precision',
    fields: ['backdrivable', 'backlash_arcmin', 'repeatability_arcmin', 'min_ip', 'torque_kind'],
    isOpen: false,
  },
];

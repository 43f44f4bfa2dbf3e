import type { Unit } from '../../catalog/fields/units.ts';
import { MODIFIERS } from '../../query/match/modifiers.ts';
import {
  CANDIDATES,
  DUTY,
  FORM_PARTS,
  REQUIREMENTS,
  TOGETHER,
  type Question,
  type RequirementRow,
} from '../../query/match/requirements.ts';
import type { Figure } from '../client-catalog/client-catalog.ts';
import type { Catalog } from '../client-catalog/listed.ts';
import { words } from '../format.ts';

/**
 * Form control of a field: an input for a number, a range or a text, a menu of one value, checkboxes, or a
 * table of operating points.
 */
type Control = 'number' | 'range' | 'text' | 'one' | 'several' | 'points';

/** A field of the form, by the name of the API's parameter. */
export interface FormField extends Pick<Question, 'part' | 'label' | 'hint'> {
  readonly name: string;
  /** The field of actuators that it asks about; empty where it is about none. */
  readonly about: string;
  readonly control: Control;
  /** How it holds a figure against its bound; absent where it does not. */
  readonly sense?: RequirementRow['sense'];
}

const CONTROLS: Readonly<Record<RequirementRow['sense'], Control>> = {
  'at least': 'number',
  'at most': 'number',
  gives: 'points',
  'any of': 'several',
  accepts: 'one',
};

/** The fields of the form, in the order of the API's parameters. */
export const FIELDS: readonly FormField[] = [
  ...REQUIREMENTS.flatMap((row): FormField[] => {
    if (row.says === null) return [];
    return [{ ...row, about: row.field, control: row.name === 'voltage_v' ? 'range' : CONTROLS[row.sense] }];
  }),
  { ...DUTY, name: 'duty', about: '', control: 'text' },
  { ...TOGETHER, name: 'together', about: '', control: 'one' },
  ...Object.entries(MODIFIERS).map(([name, row]): FormField => ({
    ...row,
    name,
    about: '',
    control: 'number',
  })),
  ...Object.entries(CANDIDATES).map(([name, label]): FormField => {
    const control = name === 'availability' || name === 'country' ? 'several' : 'one';
    return { name, label, part: 'Family, maker, use', hint: '', about: name, control };
  }),
];

/** The names of all that the form asks. */
export const FIELD_NAMES: readonly string[] = FIELDS.map(({ name }) => name);

/** The parts of the form; the first two are open at first. */
export const PARTS = FORM_PARTS.map((title, number) => ({
  title,
  fields: FIELDS.filter(({ part }) => part === title),
  isOpen: number < 2,
}));

/**
 * The unit of a number of ours that a box holds; undefined for what is no number, null for one without a
 * unit.
 */
export function unitOf({ fieldByName }: Catalog, { control, about }: FormField): Unit | null | undefined {
  return control === 'number' || control === 'range' ? (fieldByName.get(about)?.unit ?? null) : undefined;
}

/** Options of a choice, each with its words. */
type Options = readonly (readonly [value: string, text: string])[];

const byName = (values: readonly Figure[]): Options =>
  [...new Set(values.flat().map(String))]
    .toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
    .map((value) => [value, words(value)]);

/** The values of a choice of one. */
export function optionsOf({ labels, actuators }: Catalog, { name }: FormField): Options {
  if (name === 'min_ip') return ['54', '65', '67'].map((code) => [code, `IP${code}`]);
  if (name === 'category') return [...labels];
  if (name === 'brand') return byName(actuators.map(({ brand }) => brand));
  if (name === 'use_case') return byName(actuators.map(({ figures }) => figures.use_cases ?? []));
  return [
    ['true', 'yes'],
    ['false', 'no'],
  ];
}

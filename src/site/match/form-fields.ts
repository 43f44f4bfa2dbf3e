import type { Unit } from '../../catalog/fields/units.ts';
import { FORM_PARTS, FORM_QUESTIONS, type FormQuestion } from '../../query/match/form-questions.ts';
import type { Figure } from '../client-catalog/client-catalog.ts';
import type { Catalog } from '../client-catalog/listed.ts';
import { words } from '../format.ts';

/** A field of the form, by the name of the API's parameter. */
export type FormField = FormQuestion;

/** The fields of the form. */
export const FIELDS: readonly FormField[] = FORM_QUESTIONS;

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

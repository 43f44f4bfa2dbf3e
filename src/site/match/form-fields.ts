import type { Unit } from '../../catalog/fields/units.ts';
import type { Kind } from '../../query/kinds.ts';
import { MODIFIERS } from '../../query/modifiers.ts';
import { jointQuestion, type JointQuestion } from '../../query/parse-asking.ts';
import {
  CANDIDATES,
  DUTY,
  FORM_PARTS,
  REQUIREMENTS,
  TOGETHER,
  type Question,
  type RequirementRow,
} from '../../query/requirements.ts';
import type { Catalog, Listed } from '../copy/listed.ts';
import { tableOf } from '../filter/catalog-table.ts';
import { words } from '../format.ts';

/** A field of the form, by the name of the API's parameter. */
export interface FormField extends Pick<Question, 'part' | 'label' | 'hint'> {
  readonly name: string;
  /** The field of actuators that it asks about; empty where it is about none. */
  readonly about: string;
  /** How it holds a figure against its bound; absent where it does not. */
  readonly sense?: RequirementRow['sense'];
}

/** The fields of the form, in the order of the API's parameters. */
export const FIELDS: readonly FormField[] = [
  ...REQUIREMENTS.flatMap((row) => (row.says === null ? [] : [{ ...row, about: row.field }])),
  { ...DUTY, name: 'duty', about: '' },
  { ...TOGETHER, name: 'together', about: '' },
  ...Object.entries(MODIFIERS).map(([name, row]) => ({ ...row, name, about: '' })),
  ...Object.entries(CANDIDATES).map(([name, label]) => {
    const part: Question['part'] = 'Family, maker, use';
    return { name, label, part, hint: '', about: name };
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

const QUESTIONS = new WeakMap<Catalog['actuators'], JointQuestion>();

/** What can be asked of a joint of a catalog. */
export function questionOf(catalog: Catalog): JointQuestion {
  const known = QUESTIONS.get(catalog.actuators);
  if (known !== undefined) return known;
  const question = jointQuestion(tableOf(catalog).filters, (field) => catalog.fieldByName.get(field)?.unit ?? null);
  QUESTIONS.set(catalog.actuators, question);
  return question;
}

// The page offers their values one at a time.
const ONE_AT_A_TIME: readonly string[] = ['min_ip', 'category', 'brand', 'use_case'];

/** What asks a field. */
export function controlOf(catalog: Catalog, { name }: FormField): Kind<unknown>['control'] | 'select' {
  const control = questionOf(catalog).parameters[name]?.kind.control ?? 'text';
  return control === 'flag' || ONE_AT_A_TIME.includes(name) ? 'select' : control;
}

/** The unit of a number of ours that a box holds; undefined for what is no number, null for one without a unit. */
export function unitOf(catalog: Catalog, field: FormField): Unit | null | undefined {
  if (!['number', 'range'].includes(controlOf(catalog, field))) return undefined;
  return catalog.fieldByName.get(field.about)?.unit ?? null;
}

/** Options of a choice, each with its words. */
type Options = readonly (readonly [value: string, text: string])[];

const byName = (values: ReadonlySet<string>): Options =>
  [...values]
    .toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
    .map((value) => [value, words(value)]);

const usesOf = ({ figures: { use_cases: uses } }: Listed): string[] => (Array.isArray(uses) ? uses.map(String) : []);

/** The values of a choice of one. */
export function optionsOf({ labels, actuators }: Catalog, { name }: FormField): Options {
  if (name === 'min_ip') return ['54', '65', '67'].map((code) => [code, `IP${code}`]);
  if (name === 'category') return [...labels];
  if (name === 'brand') return byName(new Set(actuators.map(({ brand }) => brand)));
  if (name === 'use_case') return byName(new Set(actuators.flatMap(usesOf)));
  return [
    ['true', 'yes'],
    ['false', 'no'],
  ];
}

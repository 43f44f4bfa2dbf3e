import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { boundName } from '../../query/filters/bounds.ts';
import type { ClientField } from '../client-catalog/client-catalog.ts';
import type { Catalog, ListedActuator } from '../client-catalog/listed.ts';
import { UNKNOWN_TEXT, words } from '../format.ts';
import { readQuantity } from './quantity.ts';

/** The value of a choice that stands for what is not published. */
export const UNKNOWN = 'unknown';

/** One thing that a reader asks of actuators: the field that it is about, and how it reads in words. */
export interface AskedField {
  readonly name: string;
  readonly label: string;
}

/** Texts of filters by name, as an address holds them; an absent one is not set. */
export type FilterTexts = Readonly<Record<string, string>>;

/** A filter over a field: bounds on its figure, or a choice among its values. */
export type FacetControl = RangeControl | ChoiceControl;

/** Two bounds on a figure; unknown figures may pass too. */
export interface RangeControl {
  readonly kind: 'range';
  readonly field: ClientField;
  /** Names of the parameters of both bounds. */
  readonly min: string;
  readonly max: string;
}

/** Any of some values. */
export interface ChoiceControl {
  readonly kind: 'choice';
  readonly field: ClientField;
  /** Name of its parameter. */
  readonly name: string;
}

/** The parameter that names the figures whose bounds let in what does not publish them. */
export const INCLUDES_UNKNOWN = 'unknown';

const BRAND: ClientField = {
  name: 'brand',
  title: 'Maker',
  unit: null,
  kind: 'choice',
  better: null,
  part: null,
  isLead: false,
};

// Beside the leading figures: what an arm or a leg gives its joints.
const OFTEN_ASKED = ['voltage_v', 'comm', 'backdrivable'];

/** The filters of a catalog as its pane has them. */
export interface Pane {
  /** Those that most choices begin with. */
  readonly first: readonly FacetControl[];
  /** The others, by the part of the data sheet. */
  readonly groups: readonly FilterGroup[];
}

/** The filters of one part of the data sheet. */
export interface FilterGroup {
  readonly title: string;
  readonly filters: readonly FacetControl[];
}

/** The pane of a catalog. */
export const paneOf = memoizeByObject(({ fields }: Pick<Catalog, 'fields'>): Pane => {
  const category = fields.filter(({ name }) => name === 'category');
  const lead = fields.filter(({ isLead }) => isLead);
  const often = fields.filter(({ name }) => OFTEN_ASKED.includes(name));
  const begin = [...category, ...lead, BRAND, ...often];
  const others = fields.filter((field) => !begin.includes(field));
  const groups = Map.groupBy(others, ({ part }) => part ?? 'Use and source');
  return {
    first: begin.flatMap((field) => filterOf(field) ?? []),
    groups: [...groups].map(([title, members]) => ({
      title,
      filters: members.flatMap((field) => filterOf(field) ?? []),
    })),
  };
});

/** The filters of a catalog, those that most choices begin with first. */
export function filtersOf(catalog: Pick<Catalog, 'fields'>): readonly FacetControl[] {
  const { first, groups } = paneOf(catalog);
  return [...first, ...groups.flatMap(({ filters }) => filters)];
}

/** The filter over a field; null for a field of free text. */
function filterOf(field: ClientField): FacetControl | null {
  const { kind, name } = field;
  if (kind === 'text') return null;
  if (kind === 'flag' || kind === 'choice') return { kind: 'choice', field, name: choiceName(name) } as const;
  return {
    kind: 'range',
    field,
    min: boundName('min', name, field),
    max: boundName('max', name, field),
  } as const;
}

// A parameter names one value where the field lists several.
const choiceName = (name: string): string => name.replace(/^(use_case|control_mode)s$/, '$1');

/** The field of a choice by the name of its parameter. */
export const fieldNamed = (parameter: string): string =>
  parameter.replace(/^(use_case|control_mode)$/, '$1s');

/** Whether a field's figures are numbers, or ranges and ratios of numbers. */
export const isQuantity = ({ kind }: ClientField): boolean => ['number', 'ratio', 'interval'].includes(kind);

/** The names of a filter's parameters. */
export const namesOf = (filter: FacetControl): string[] =>
  filter.kind === 'range' ? [filter.min, filter.max] : [filter.name];

/** Bounds on a figure, null for an open end, and whether unknown figures pass. */
export interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
  readonly withUnknown: boolean;
}

/** The bounds that the texts set. */
export function boundsIn({ field, min, max }: RangeControl, texts: FilterTexts): Bounds {
  const limitOf = (name: string): number | null => readQuantity(texts[name] ?? '', field.unit);
  return {
    min: limitOf(min),
    max: limitOf(max),
    withUnknown: listIn(texts, INCLUDES_UNKNOWN).includes(field.name),
  };
}

/** The bounds that the texts set on a field's figures; open ones where it has no such filter. */
export function boundsOn(
  catalog: Catalog,
  field: ClientField,
  texts: FilterTexts,
): Omit<Bounds, 'withUnknown'> {
  const filter = filtersOf(catalog).find((candidate) => candidate.field.name === field.name);
  return filter?.kind === 'range' ? boundsIn(filter, texts) : { min: null, max: null };
}

/** The values of a parameter that takes several. */
export const listIn = (texts: FilterTexts, name: string): string[] =>
  (texts[name] ?? '').split(',').filter(Boolean);

/** A list with a text taken out, or added where it is not there. */
export const toggled = <Text extends string>(texts: readonly Text[], text: Text): readonly Text[] =>
  texts.includes(text) ? texts.filter((other) => other !== text) : [...texts, text];

/** An actuator's values of a field as a choice has them; `unknown` for none. */
export function valuesOf(actuator: ListedActuator, { name }: ClientField): readonly string[] {
  const figure = actuator.figures[name] ?? null;
  if (figure === null || (Array.isArray(figure) && figure.length === 0)) return [UNKNOWN];
  return Array.isArray(figure) ? figure.map(String) : [String(figure)];
}

/** A value of a choice as people read it. */
export function choiceText({ labels }: Catalog, { name, kind }: ClientField, value: string): string {
  if (value === UNKNOWN && name !== 'availability') return UNKNOWN_TEXT;
  if (kind === 'flag') return value === 'true' ? 'yes' : 'no';
  if (name === 'category') return labels.get(value) ?? value;
  return name === 'brand' || name === 'country' ? value : words(value);
}

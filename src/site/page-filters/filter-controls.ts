import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { boundName, INCLUDE_UNKNOWN } from '../../query/filters/filter-names.ts';
import type { ClientField } from '../client-catalog/client-catalog.ts';
import type { Catalog, ListedActuator } from '../client-catalog/load-catalog.ts';
import { UNKNOWN_TEXT, words } from '../format.ts';

/** The value of a choice for unknown. */
export const UNKNOWN = 'unknown';

/** A criterion on actuators: its field, and its label. */
export interface AskedField {
  readonly name: string;
  readonly label: string;
}

/** Texts of filters by the API's names, as an address holds them; an absent one is not set. */
export type FilterTexts = Readonly<Record<string, string>>;

/** A filter over a field, under the names of the API. */
export type FacetControl = RangeControl | ChoiceControl | TextControl;

/** Bounds on a figure. */
export interface RangeControl {
  readonly kind: 'range';
  readonly field: ClientField;
  /** Names of the parameters of both bounds; null for a bound that the API does not take. */
  readonly min: string | null;
  readonly max: string | null;
}

/** A choice of any values, or of one of two. */
export interface ChoiceControl {
  readonly kind: 'choice';
  readonly field: ClientField;
  /** Name of its parameter. */
  readonly name: string;
  /** True if the parameter takes several values. */
  readonly isSeveral: boolean;
}

/** A text that the API reads: a supply, or a code of protection. */
export interface TextControl {
  readonly kind: 'text';
  readonly field: ClientField;
  readonly name: string;
  /** An example of the text. */
  readonly hint: string;
}

const BRAND: ClientField = {
  name: 'brand',
  title: 'Maker',
  unit: null,
  kind: 'choice',
  better: null,
  part: null,
};

/** Filters that read a text of their own, with an example. */
const TEXT_FILTERS: ReadonlyMap<string, string> = new Map([
  ['voltage_v', '24-48 V'],
  ['min_ip', '65'],
]);

// Most choices begin with these.
const FIRST = [
  ...['category', 'peak_torque_nm', 'max_speed_rpm'],
  ...['weight_g', 'price_usd', 'voltage_v', 'comm'],
];

/** The filters of a catalog as its pane has them. */
export interface Pane {
  /** The most common ones. */
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
export const paneOf = memoizeByObject((catalog: Pick<Catalog, 'fields' | 'api'>): Pane => {
  const { fields } = catalog;
  const begin = FIRST.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const others = [BRAND, ...fields.filter((field) => !begin.includes(field))];
  const groups = Map.groupBy(others, ({ part }) => part ?? 'Maker, use and source');
  return {
    first: begin.flatMap((field) => controlOf(catalog, field) ?? []),
    groups: [...groups]
      .map(([title, members]) => ({
        title,
        filters: members.flatMap((field) => controlOf(catalog, field) ?? []),
      }))
      .filter(({ filters }) => filters.length > 0),
  };
});

/** The filters of a catalog, those that most choices begin with first. */
export function filtersOf(catalog: Pick<Catalog, 'fields' | 'api'>): readonly FacetControl[] {
  const { first, groups } = paneOf(catalog);
  return [...first, ...groups.flatMap(({ filters }) => filters)];
}

/** The filter over a field; null where the API has none. */
function controlOf({ api }: Pick<Catalog, 'api'>, field: ClientField): FacetControl | null {
  const { kind, name, filter = name, ends = [] } = field;
  const hint = TEXT_FILTERS.get(filter);
  if (hint !== undefined) return { kind: 'text', field, name: filter, hint };
  if (isQuantity(field)) {
    const end = (which: 'min' | 'max') => (ends.includes(which) ? boundName(which, name, field) : null);
    return ends.length === 0 ? null : { kind: 'range', field, min: end('min'), max: end('max') };
  }
  if (kind === 'text' || !api.filters.includes(filter)) return null;
  return { kind: 'choice', field, name: filter, isSeveral: api.several.includes(filter) };
}

/** True if a field's figures are numbers, or ranges and ratios of numbers. */
export const isQuantity = ({ kind }: ClientField): boolean => ['number', 'ratio', 'interval'].includes(kind);

/** The names of a filter's parameters. */
export const namesOf = (filter: FacetControl): string[] =>
  filter.kind === 'range' ? [filter.min, filter.max].filter((name) => name !== null) : [filter.name];

/** True if the texts include actuators whose figure is unknown. */
export const includesUnknown = (texts: FilterTexts, { name }: ClientField): boolean =>
  listIn(texts, INCLUDE_UNKNOWN).includes(name);

/** The values of a parameter that takes several. */
export const listIn = (texts: FilterTexts, name: string): string[] =>
  (texts[name] ?? '').split(',').filter(Boolean);

/** A list with a text toggled. */
export const toggled = <Text extends string>(texts: readonly Text[], text: Text): readonly Text[] =>
  texts.includes(text) ? texts.filter((other) => other !== text) : [...texts, text];

/** An actuator's values of a field for a choice; `unknown` without a value. */
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

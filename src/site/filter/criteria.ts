import { applyFilters } from '../../query/filters/apply-filters.ts';
import { givenBy, type GivenFilter } from '../../query/filters/filter.ts';
import { unionOf, type Mask } from '../../query/table/mask.ts';
import { searchTerms } from '../../query/table/text.ts';
import type { ClientField } from '../client-catalog/client-catalog.ts';
import type { Catalog } from '../client-catalog/listed.ts';
import { UNKNOWN_TEXT, words } from '../format.ts';
import { inShownUnit, unitShown } from '../units/units.ts';
import { choiceNamed, tableOf } from './catalog-table.ts';
import {
  boundsIn,
  choiceText,
  filtersOf,
  listIn,
  namesOf,
  type AskedField,
  type Bounds,
  type ChoiceControl,
  type FilterTexts,
  type RangeControl,
} from './filters.ts';

/** A filter in use, with the rows that meet it. */
export interface Criterion extends AskedField {
  readonly rows: Mask;
}

/** Reads filter texts as criteria. `correct` replaces a search term that occurs nowhere. */
export function criteriaOf(
  catalog: Catalog,
  texts: FilterTexts,
  correct: (term: string) => string = (term) => term,
): Criterion[] {
  const { table } = tableOf(catalog);
  const given = [...furtherNames(catalog), 'peak_torque_kind'].flatMap((name) =>
    givenAs(catalog, name, texts),
  );
  const terms = searchTerms(texts.q ?? '').map(correct);
  const search = { name: 'q', label: `“${terms.join(' ')}”`, rows: table.matching(terms) };
  return [
    ...(terms.length === 0 ? [] : [search]),
    ...filtersOf(catalog).flatMap((filter) =>
      filter.kind === 'choice'
        ? chosen(catalog, filter, { texts, given })
        : bounded(catalog, filter, { texts, given }),
    ),
    ...further(catalog, { texts, given }),
  ];
}

function chosen(
  catalog: Catalog,
  { field, name }: ChoiceControl,
  { texts, given: beside }: Asked,
): Criterion[] {
  const { table, choices } = tableOf(catalog);
  const wanted = listIn(texts, name);
  const asked = choiceNamed(field.name);
  return givenBy(choices[asked], asked, wanted.join(',')).map((given) => ({
    name: field.name,
    label: choiceLabel(catalog, field, wanted),
    rows: applyFilters(table, [given], [given, ...beside]),
  }));
}

/** The texts of all filters, and what those ask beside the pane's: the supply, and what stall torques count. */
interface Asked {
  readonly texts: FilterTexts;
  readonly given: readonly GivenFilter[];
}

/** What a text asks of actuators by a filter of the API; nothing where it is absent or cannot be read. */
function givenAs(catalog: Catalog, name: string, { [name]: text }: FilterTexts): GivenFilter[] {
  return text === undefined ? [] : givenBy(tableOf(catalog).filters[name], name, text);
}

function bounded(catalog: Catalog, filter: RangeControl, { texts, given: beside }: Asked): Criterion[] {
  const { table, filters } = tableOf(catalog);
  const { field } = filter;
  const bounds = boundsIn(filter, texts);
  const ends: [string, number | null][] = [
    [filter.min, bounds.min],
    [filter.max, bounds.max],
  ];
  const given = ends.flatMap(([name, end]) =>
    end === null ? [] : givenBy(filters[name], name, String(end)),
  );
  if (given.length === 0) return [];
  const within = applyFilters(table, given, [...given, ...beside]);
  const rows = bounds.withUnknown
    ? unionOf([within, table.having('lacks', field.name)], table.count)
    : within;
  return [{ name: field.name, label: rangeLabel(field, bounds), rows }];
}

/** The filters of the API that the pane has no control for: an address may ask them. */
export function furtherNames(catalog: Catalog): string[] {
  const inPane = new Set(filtersOf(catalog).flatMap(namesOf));
  return Object.keys(tableOf(catalog).filters).filter(
    (name) => name !== 'q' && !NOT_LOADED.has(name) && !inPane.has(name),
  );
}

/**
 * The filters of the API that pages lack: what they load does not say which robots use an actuator, nor when a
 * price was read.
 */
export const NOT_LOADED: ReadonlySet<string> = new Set([
  ...['used_in', 'robot_id', 'min_robot_count', 'min_price_date'],
]);

function further(catalog: Catalog, { texts, given }: Asked): Criterion[] {
  const { table } = tableOf(catalog);
  const names = new Set(furtherNames(catalog));
  return given.flatMap((one) =>
    names.has(one.name)
      ? {
          name: one.name,
          label: furtherLabel(catalog, one.name, texts[one.name] ?? ''),
          rows: applyFilters(table, [one], given),
        }
      : [],
  );
}

/** Labels of filters that are not fields. */
const FURTHER_TITLES: Readonly<Record<string, string>> = {
  peak_points: 'N·m @ rpm, peak',
  rated_points: 'N·m @ rpm, continuous',
  min_ip: 'Min. IP',
};

function furtherLabel({ fieldByName }: Catalog, name: string, text: string): string {
  const field = fieldByName.get(name);
  const title = FURTHER_TITLES[name] ?? field?.title ?? words(name);
  return `${title}: ${text} ${unitShown(field?.unit ?? null).symbol}`.trimEnd();
}

function rangeLabel({ title, unit }: ClientField, { min, max, withUnknown }: Bounds): string {
  const unknown = withUnknown ? ` or ${UNKNOWN_TEXT}` : '';
  const least = min === null ? null : inShownUnit(min, unit);
  const most = max === null ? null : inShownUnit(max, unit);
  const range = least === null ? `≤ ${most ?? ''}` : most === null ? `≥ ${least}` : `${least}–${most}`;
  return `${title} ${range} ${unitShown(unit).symbol}`.trimEnd() + unknown;
}

const choiceLabel = (catalog: Catalog, field: ClientField, wanted: readonly string[]): string =>
  `${field.title}: ${wanted.map((value) => choiceText(catalog, field, value)).join(' or ')}`;

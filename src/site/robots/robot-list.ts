import { UNITS, type Unit } from '../../catalog/fields/units.ts';
import { columnsOfRecords } from '../../query/collection/record-columns.ts';
import { applyFilters } from '../../query/filters/apply-filters.ts';
import { boundsOf } from '../../query/filters/bounds.ts';
import { search } from '../../query/filters/common-filters.ts';
import { anyOf, givenBy, listed, under, type Filters } from '../../query/filters/filter.ts';
import { choice, separated } from '../../query/parameters/kinds.ts';
import { openTable } from '../../query/table/open-table.ts';
import { chosenOrder, DIRECTIONS, type Order } from '../../query/table/order.ts';
import type { Table } from '../../query/table/table.ts';
import { searchedText } from '../../query/table/words/text.ts';
import { formText, textsIn } from '../browser/form-texts.ts';
import type { FilteredRecords } from '../finder/answer/answer.ts';
import { narrowed } from '../finder/answer/apply-criteria.ts';
import { addressErrors, ofPage } from '../page-filters/address-errors.ts';
import type { Criterion } from '../page-filters/criteria.ts';
import type { FilterTexts } from '../page-filters/filter-controls.ts';
import { readQuantity, twoReadings } from '../page-filters/read-figure.ts';

/** A robot as the list knows it: the words that a search reads, and its figures by column. */
export interface ListedRobot {
  readonly id: string;
  /** Its names, each on a line, then its summary. */
  readonly words: string;
  readonly values: Readonly<Record<string, number | string | null>>;
}

/** The limits on figures that the list of robots can be asked for. */
export const LIMITS = [
  { name: 'min_dof', label: 'Min. degrees of freedom', unit: '1' },
  { name: 'min_payload_kg', label: 'Min. payload', unit: 'kg' },
  { name: 'min_reach_mm', label: 'Min. reach', unit: 'mm' },
  { name: 'max_weight_kg', label: 'Max. mass', unit: 'kg' },
  { name: 'max_motor_price_usd', label: 'Max. price of motors', unit: '{USD}' },
] as const satisfies readonly { readonly name: string; readonly label: string; readonly unit: Unit }[];

const UNDESCRIBED = { says: '', example: '' };
const LEAST = { title: '', bounds: { min: '' } };
const MOST = { title: '', bounds: { max: '' } };

/** Filters of the list, with the API's rules. */
const FILTERS: Filters = {
  q: search('', [], ''),
  kind: anyOf('kind', UNDESCRIBED),
  ...boundsOf({ dof: LEAST, payload_kg: LEAST, reach_mm: LEAST, weight_kg: MOST, motor_price_usd: MOST }),
  motors: listed({ ...UNDESCRIBED, about: ['motors'], kind: choice(['priced']), valuesOf: under('motors') }),
};

/** Filters and order of the list; the page's address holds them. */
export interface RobotQuery extends Order {
  readonly texts: FilterTexts;
}

/**
 * The query that an address or the form holds; unreadable parts are ignored, and `columns` are those by which
 * the list sorts.
 */
export function readRobotQuery(
  parameters: Pick<FormData, 'get' | 'getAll'>,
  columns: readonly string[] = [],
) {
  const kinds = parameters.getAll('kind').filter((kind) => typeof kind === 'string');
  const kind = separated(kinds.join(',').toLowerCase()).join(',');
  const wordIn = (name: string): string => formText(parameters, name).toLowerCase();
  const sort = columns.find((column) => column === wordIn('sort'));
  const order = DIRECTIONS.find((direction) => direction === wordIn('order'));
  const texts = Object.entries({
    ...textsIn(parameters, Object.keys(FILTERS)),
    ...(kind !== '' && { kind }),
  });
  return {
    texts: Object.fromEntries(
      texts.map(inDigits).filter(([name, text]) => FILTERS[name]?.read(name, text).ok),
    ),
    ...chosenOrder(sort, order),
  };
}

/** The error message for a limit of the form, with its text. */
export const limitError = (name: string, text: string): string =>
  twoReadings(text, limitNamed(name)?.unit ?? null) ?? `Not understood: “${text}”.`;

const limitNamed = (name: string) => LIMITS.find((limit) => limit.name === name);

/** A parameter as the API reads it: a limit may have a decimal comma, and any unit. */
function inDigits([name, text]: [string, string]): [string, string] {
  const limit = limitNamed(name);
  return [name, String((limit && readQuantity(text, limit.unit)) ?? text)];
}

/** Messages about parts of an address that the list does not understand; `columns` are its sort keys. */
export const robotErrors = (parameters: URLSearchParams, columns: readonly string[]): string[] =>
  addressErrors(
    [...parameters].map(inDigits).filter(([, text]) => text !== ''),
    { sort: ofPage(choice(columns)), order: ofPage(choice(DIRECTIONS)) },
    FILTERS,
  );

/** The parameters of an address that holds a query; what is not asked is left out. */
export const robotParameters = ({ texts, sort, direction }: RobotQuery): URLSearchParams =>
  new URLSearchParams([
    ...Object.entries(texts),
    ...(sort === null ? [] : [['sort', sort]]),
    ...(sort !== null && direction === 'asc' ? [['order', direction]] : []),
  ]);

/** Opens robots, which come in the order of the page, for questions. */
export function openRobots<Robot extends ListedRobot>(robots: readonly Robot[]) {
  const listed = robots.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const columns = columnsOfRecords({
    ids: listed.map(({ id }) => id),
    valueOf: (row, field) => listed[row]?.values[field],
    filters: FILTERS,
    figures: [],
    searched: listed.map(({ words }) => searchedText(words, words.split('\n').slice(0, -1))),
  });
  const table = openTable(columns);
  const pageOrder = robots.map((robot) => listed.indexOf(robot));
  return ({ texts, sort, direction }: RobotQuery): FilteredRecords<Robot> =>
    narrowed(
      listed,
      criteriaOf(table, texts),
      sort === null ? pageOrder : table.inOrder({ sort, direction }).rows,
    );
}

/** Reads filter texts as criteria; an unknown figure meets no bound. */
const criteriaOf = (table: Table, texts: FilterTexts): Criterion[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    givenBy(FILTERS[name], name, text).map((given) => ({
      name,
      label: labelOf(name, text),
      rows: applyFilters(table, [given]),
    })),
  );

function labelOf(name: string, text: string): string {
  const limit = limitNamed(name);
  if (limit !== undefined) return `${limit.label} ${text} ${UNITS[limit.unit].symbol}`.trimEnd();
  if (name === 'q') return `“${text}”`;
  return name === 'kind' ? 'the chosen kinds' : '“Only with a price for every motor”';
}

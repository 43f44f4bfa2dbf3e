import { COMPARE_IDS } from '../../../limits.ts';
import type { Direction, Order } from '../../../query/table/order.ts';
import type { ClientField } from '../../client-catalog/client-catalog.ts';
import type { Catalog } from '../../client-catalog/listed.ts';
import {
  filtersOf,
  INCLUDES_UNKNOWN,
  isQuantity,
  listIn,
  namesOf,
  toggled,
  UNKNOWN,
  type FilterTexts,
} from '../../filter/filters.ts';

/** Path of the list in the API. */
export const API_LIST = '/api/v1/actuators';

/** The ways to look at the results. */
export const VIEWS = ['table', 'plot', 'cards'] as const;
export type View = (typeof VIEWS)[number];

/** All that a reader has chosen in the explorer; its address holds it. An order of null is the catalog's. */
export interface ExplorerState extends Order {
  readonly filters: FilterTexts;
  /** Null for the default view: cards on a phone, else the table. */
  readonly view: View | null;
  readonly x: string;
  readonly y: string;
  readonly columns: readonly string[];
  /** Whether each variant has a line of its own, and families are not folded. */
  readonly isUnfolded: boolean;
  /** Whether the plot draws the pinned ones alone, before the others. */
  readonly plotsPins: boolean;
  /** Ids pinned to compare. */
  readonly pins: readonly string[];
}

/** The default state. */
export const defaultState = ({ fields }: Catalog): ExplorerState => ({
  filters: {},
  sort: null,
  direction: 'asc',
  view: null,
  x: 'weight_g',
  y: 'peak_torque_nm',
  columns: fields.filter(({ isLead }) => isLead).map(({ name }) => name),
  isUnfolded: false,
  plotsPins: false,
  pins: [],
});

/** The fields that an axis of the plot can have. */
export const axes = ({ fields }: Catalog): ClientField[] => fields.filter(({ kind }) => kind === 'number');

/** Names of the sort orders. */
export const sortsOf = ({ fields }: Catalog): string[] => [
  ...fields.map(({ name }) => name),
  'name',
  'brand',
];

/** Whether a state asks nothing of the catalog: no filter, and no order of its own. */
export const asksNothing = ({ filters, sort }: ExplorerState): boolean =>
  sort === null && Object.values(filters).every((text) => text === '');

/** The state with further filters beside those that it has. */
export const withFilters = (state: ExplorerState, filters?: FilterTexts): ExplorerState => ({
  ...state,
  filters: { ...state.filters, ...filters },
});

/** The parameters that hold a state; defaults are left out. */
export function stateParameters(catalog: Catalog, state: ExplorerState): URLSearchParams {
  const { filters, sort, direction, view, x, y, columns, isUnfolded, plotsPins, pins } = state;
  const defaults = defaultState(catalog);
  const parameters = new URLSearchParams(filters);
  if (sort !== null) parameters.set('sort', sort);
  if (direction !== (sort === null ? 'asc' : 'desc')) parameters.set('order', direction);
  if (view !== null) parameters.set('view', view);
  if (x !== defaults.x) parameters.set('x', x);
  if (y !== defaults.y) parameters.set('y', y);
  if (columns.join() !== defaults.columns.join()) parameters.set('columns', columns.join(','));
  if (isUnfolded) parameters.set('variants', 'all');
  if (plotsPins) parameters.set('plot', 'pins');
  if (pins.length > 0) parameters.set('pins', pins.join(','));
  return parameters;
}

/** The state with a filter set, or taken away by an empty text. */
export function withFilter(state: ExplorerState, name: string, text: string): ExplorerState {
  const { [name]: _removed, ...others } = state.filters;
  return { ...state, filters: text.trim() === '' ? others : { ...others, [name]: text.trim() } };
}

/** The state with a value of a choice taken, or given back. */
export function withValue(state: ExplorerState, name: string, value: string): ExplorerState {
  return withFilter(state, name, toggled(listIn(state.filters, name), value).join(','));
}

/**
 * The state with a flag asked for, or no longer: what does not publish it is let in until the reader takes it
 * out.
 */
export function withFlag(state: ExplorerState, name: string, value: string): ExplorerState {
  const next = withValue(state, name, value);
  const stated = listIn(next.filters, name).filter((other) => other !== UNKNOWN);
  if (value === UNKNOWN) return next;
  if (stated.length === 0) return withFilter(next, name, '');
  return listIn(state.filters, name).length === 0 ? withValue(next, name, UNKNOWN) : next;
}

/** The state without the filters on a field. */
export function withoutFilter(catalog: Catalog, state: ExplorerState, field: string): ExplorerState {
  const filter = filtersOf(catalog).find((candidate) => candidate.field.name === field);
  const bare = (filter === undefined ? [field] : namesOf(filter)).reduce(
    (next, name) => withFilter(next, name, ''),
    state,
  );
  return listIn(bare.filters, INCLUDES_UNKNOWN).includes(field)
    ? withValue(bare, INCLUDES_UNKNOWN, field)
    : bare;
}

/**
 * The state sorted by a field: first its default direction, then the other, then in the order of the catalog
 * again.
 */
export function withSort(catalog: Catalog, state: ExplorerState, sort: string): ExplorerState {
  const first = firstDirection(catalog, sort);
  if (state.sort !== sort) return { ...state, sort, direction: first };
  return state.direction === first
    ? { ...state, direction: first === 'asc' ? 'desc' : 'asc' }
    : { ...state, sort: null, direction: 'asc' };
}

/** The state with an actuator pinned, or no longer; a 21st is not taken. */
export function withPin(state: ExplorerState, id: string): ExplorerState {
  const pins = toggled(state.pins, id);
  return pins.length > COMPARE_IDS.most ? state : { ...state, pins };
}

/** The better end first; words from A to Z. */
function firstDirection({ fieldByName }: Catalog, sort: string): Direction {
  const field = fieldByName.get(sort);
  return field !== undefined && isQuantity(field) && field.better !== 'less' ? 'desc' : 'asc';
}

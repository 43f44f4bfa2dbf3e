import { ACTUATOR_FILTERS } from '../../query/parameters.ts';
import type { Direction } from '../../query/order.ts';
import { isNumeric, type FigureName, type NumericFigure } from '../figures.ts';
import { columnByName, USUAL_COLUMNS } from './columns.ts';

/** The ways to look at the results. */
export const VIEWS = ['table', 'plot', 'cards'] as const;
export type View = (typeof VIEWS)[number];

/** All that a reader has chosen in the explorer; its address holds it. */
export interface ExplorerState {
  /** Texts of the API's filters by name; an absent one is not set. */
  readonly filters: Readonly<Record<string, string>>;
  /** The field to sort by; null for the order by id. */
  readonly sort: FigureName | null;
  readonly direction: Direction;
  readonly view: View;
  readonly x: NumericFigure;
  readonly y: NumericFigure;
  readonly columns: readonly FigureName[];
  /** Ids pinned to compare. */
  readonly pins: readonly string[];
}

/** The most actuators that can be pinned: as many as the comparison takes. */
export const MOST_PINS = 20;

/** What is chosen when nothing is. */
export const USUAL_STATE: ExplorerState = {
  filters: {},
  sort: null,
  direction: 'asc',
  view: 'table',
  x: 'weight_g',
  y: 'peak_torque_nm',
  columns: USUAL_COLUMNS,
  pins: [],
};

/** The state that an address holds; what it does not know is left out. */
export function readState(parameters: URLSearchParams): ExplorerState {
  const sort = sortOf(parameters.get('sort'));
  return {
    filters: Object.fromEntries(
      Object.keys(ACTUATOR_FILTERS).flatMap((name) => {
        const text = parameters.get(name)?.trim() ?? '';
        return text === '' ? [] : [[name, text]];
      }),
    ),
    sort,
    direction: directionOf(parameters.get('order'), sort),
    view: VIEWS.find((view) => view === parameters.get('view')) ?? USUAL_STATE.view,
    x: axisOf(parameters.get('x')) ?? USUAL_STATE.x,
    y: axisOf(parameters.get('y')) ?? USUAL_STATE.y,
    columns: columnsOf(parameters.get('columns')),
    pins: [...new Set(listOf(parameters.get('pins')))].slice(0, MOST_PINS),
  };
}

/** The parameters that hold a state; what is usual is left out. */
export function stateParameters(state: ExplorerState): URLSearchParams {
  const { filters, sort, view, x, y, columns, pins } = state;
  const usual = USUAL_STATE;
  const parameters = new URLSearchParams(filters);
  if (sort !== null) parameters.set('sort', sort);
  if (state.direction !== usualDirection(sort)) parameters.set('order', state.direction);
  if (view !== usual.view) parameters.set('view', view);
  if (x !== usual.x) parameters.set('x', x);
  if (y !== usual.y) parameters.set('y', y);
  if (columns.join() !== usual.columns.join()) parameters.set('columns', columns.join(','));
  if (pins.length > 0) parameters.set('pins', pins.join(','));
  return parameters;
}

/** The state with a filter set, or taken away by an empty text. */
export function withFilter(state: ExplorerState, name: string, text: string): ExplorerState {
  const { [name]: _removed, ...others } = state.filters;
  return { ...state, filters: text.trim() === '' ? others : { ...others, [name]: text.trim() } };
}

/** The state sorted by a field: first its usual direction, then the other, then by id again. */
export function withSort(state: ExplorerState, sort: FigureName): ExplorerState {
  const first = firstDirection(sort);
  if (state.sort !== sort) return { ...state, sort, direction: first };
  return state.direction === first
    ? { ...state, direction: first === 'asc' ? 'desc' : 'asc' }
    : { ...state, sort: null, direction: 'asc' };
}

/** The state with an actuator pinned, or no longer; a 21st is not taken. */
export function withPin(state: ExplorerState, id: string): ExplorerState {
  const pins = state.pins.includes(id) ? state.pins.filter((pin) => pin !== id) : [...state.pins, id];
  return pins.length > MOST_PINS ? state : { ...state, pins };
}

/** The state with a column shown, or no longer; the order stays that of the table. */
export function withColumn(state: ExplorerState, name: FigureName): ExplorerState {
  const columns = state.columns.includes(name)
    ? state.columns.filter((column) => column !== name)
    : [...state.columns, name];
  return { ...state, columns };
}

const SMALL_FIRST: readonly FigureName[] = [
  'name',
  'weight_g',
  'price_usd',
  'price_per_nm',
  'backlash_arcmin',
  'brand',
];

const firstDirection = (sort: FigureName): Direction => (SMALL_FIRST.includes(sort) ? 'asc' : 'desc');

// The API's rule: descending when a sort is given, else ascending.
const usualDirection = (sort: FigureName | null): Direction => (sort === null ? 'asc' : 'desc');

function directionOf(text: string | null, sort: FigureName | null): Direction {
  return text === 'asc' || text === 'desc' ? text : usualDirection(sort);
}

function sortOf(text: string | null): FigureName | null {
  if (text === 'name' || text === 'brand') return text;
  return columnByName(text ?? '')?.name ?? null;
}

const axisOf = (text: string | null): NumericFigure | null => (text !== null && isNumeric(text) ? text : null);

function columnsOf(text: string | null): readonly FigureName[] {
  const columns = listOf(text).flatMap((name) => columnByName(name)?.name ?? []);
  return columns.length === 0 ? USUAL_COLUMNS : [...new Set(columns)];
}

const listOf = (text: string | null): string[] => (text ?? '').split(',').filter(Boolean);

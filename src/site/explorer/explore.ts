import type { Actuator } from '../../catalog/actuator.ts';
import { hasPlace, intersectionOf, intersectionsWithoutOne, type Bitset } from '../../query/bitset.ts';
import { ACTUATOR_LISTING } from '../../query/listings.ts';
import { comparePositions, SORT_FIELDS, type SortField } from '../../query/order.ts';
import type { GivenFilter } from '../../query/parameter.ts';
import { parseListQuery } from '../../query/parse-list.ts';
import type { Index } from '../../query/record-index.ts';
import type { FigureName } from '../figures.ts';
import { columnByName } from './columns.ts';
import type { ExplorerState } from './state.ts';

/** What the explorer shows for a state. */
export interface Exploration {
  readonly matches: readonly Actuator[];
  /** For each filter: the actuators that pass all the others, so that its choices can be counted. */
  readonly passingOthers: ReadonlyMap<string, readonly Actuator[]>;
  /** What is wrong with a filter's text, by name; such a filter does not narrow. */
  readonly faults: ReadonlyMap<string, string>;
}

/** What is explored: actuators in the order of their ids, and their index. */
export interface Explored {
  readonly all: readonly Actuator[];
  readonly index: Index;
}

/** Runs the API's own filters over the catalog. */
export function explore(explored: Explored, state: ExplorerState): Exploration {
  const { all, index } = explored;
  const { filters, faults } = readFilters(state.filters);
  const ordered = orderedPlaces(explored, state);
  const actuatorsIn = (set: Bitset): Actuator[] =>
    ordered.flatMap((place) => (hasPlace(set, place) ? (all[place] ?? []) : []));
  const sets = filters.map(({ placesIn }) => placesIn(index));
  const matches = actuatorsIn(intersectionOf(sets, index.count));
  const withoutOne = intersectionsWithoutOne(sets, index.count);
  const passingOthers = new Map<string, readonly Actuator[]>(
    Object.keys(ACTUATOR_LISTING.filters).map((name) => [name, matches]),
  );
  filters.forEach(({ name }, number) => passingOthers.set(name, actuatorsIn(withoutOne[number] ?? new Uint32Array())));
  return { matches, passingOthers, faults };
}

/** The filters by the query library itself; a text that it refuses becomes a fault. */
function readFilters(texts: ExplorerState['filters']) {
  const given: GivenFilter[] = [];
  const faults = new Map<string, string>();
  for (const [name, text] of Object.entries(texts)) {
    const parsed = parseListQuery(ACTUATOR_LISTING, [[name, text]]);
    if (parsed.ok) given.push(...parsed.value.filters);
    else faults.set(name, parsed.fault.faults[0]?.detail ?? 'is not understood');
  }
  return { filters: given, faults };
}

/** Orders that have been asked for: a filter's next keystroke asks for the same one. */
const ORDERS = new WeakMap<Explored, Map<string, readonly number[]>>();

function orderedPlaces(explored: Explored, { sort, direction }: ExplorerState): readonly number[] {
  const known = ORDERS.get(explored) ?? new Map<string, readonly number[]>();
  ORDERS.set(explored, known);
  const name = `${sort ?? 'id'} ${direction}`;
  const ordered = known.get(name) ?? inOrder(explored, { sort, direction });
  known.set(name, ordered);
  return ordered;
}

/** Every place in an order, by the API's own rules; sorted here, for the API sorts by fewer fields. */
const inOrder = (
  { all }: Explored,
  { sort, direction }: Pick<ExplorerState, 'sort' | 'direction'>,
): readonly number[] =>
  all
    .map((actuator, place) => ({ place, id: actuator.id, key: sort === null ? actuator.id : sortKey(actuator, sort) }))
    .toSorted((left, right) => comparePositions(left, right, direction))
    .map(({ place }) => place);

/** Whether the API can sort by a field too. */
export const isSortField = (name: FigureName): name is SortField => SORT_FIELDS.some((field) => field === name);

function sortKey(actuator: Actuator, name: FigureName): number | string | null {
  const value = actuator[name];
  if (typeof value === 'number') return value;
  if (name === 'gear_ratio' || name === 'voltage_v') return typeof value === 'string' ? Number.parseFloat(value) : null;
  return (columnByName(name)?.textOf(actuator) ?? (typeof value === 'string' ? value : null))?.toLowerCase() ?? null;
}

import type { Actuator } from '../../catalog/actuator.ts';
import type { Collection, Entry } from '../../query/collection.ts';
import { ACTUATOR_LISTING } from '../../query/listings.ts';
import { comparePositions, SORT_FIELDS, type SortField } from '../../query/order.ts';
import type { Test } from '../../query/parameter.ts';
import { parseListQuery } from '../../query/parse-list.ts';
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

type Collected = Collection<Actuator>;

/** Runs the API's own filters over the catalog, once over all records. */
export function explore(collection: Collected, state: ExplorerState): Exploration {
  const { tests, faults } = testsOf(collection, state.filters);
  const ordered = orderedEntries(collection, state);
  const names = Object.keys(ACTUATOR_LISTING.filters);
  const passing = new Map<string, Actuator[]>(names.map((name) => [name, []]));
  const matches = ordered.filter((entry) => {
    const failed = failedTests(tests, entry);
    if (failed.length === 0) for (const list of passing.values()) list.push(entry.record);
    const [only, ...others] = failed;
    if (only !== undefined && others.length === 0) passing.get(only)?.push(entry.record);
    return failed.length === 0;
  });
  return { matches: matches.map(({ record }) => record), passingOthers: passing, faults };
}

/** Names of the tests that an entry fails; two are enough to know. */
function failedTests(tests: readonly [string, Test<Actuator>][], entry: Entry<Actuator>): string[] {
  const failed: string[] = [];
  for (const [name, test] of tests) {
    if (!test(entry)) failed.push(name);
    if (failed.length === 2) return failed;
  }
  return failed;
}

/** The test of each filter, by the query library itself; a text that it refuses becomes a fault. */
function testsOf(collection: Collected, filters: ExplorerState['filters']) {
  const readings = Object.entries(filters).map(([name, text]) => ({
    name,
    parsed: parseListQuery(ACTUATOR_LISTING, [[name, text]]),
  }));
  const tests = readings.flatMap(({ name, parsed }) =>
    parsed.ok ? parsed.query.filters.map(({ testOf }): [string, Test<Actuator>] => [name, testOf(collection)]) : [],
  );
  const faults = readings.flatMap(({ name, parsed }): [string, string][] =>
    parsed.ok ? [] : [[name, parsed.faults[0]?.detail ?? 'is not understood']],
  );
  return { tests, faults: new Map(faults) };
}

type Ordered = readonly Entry<Actuator>[];

/** Orders that have been asked for, by collection: a filter's next keystroke asks for the same one. */
const ORDERS = new WeakMap<Collected, Map<string, Ordered>>();

function orderedEntries(collection: Collected, { sort, direction }: ExplorerState): Ordered {
  const known = ORDERS.get(collection) ?? new Map<string, Ordered>();
  ORDERS.set(collection, known);
  const name = `${sort ?? 'id'} ${direction}`;
  const ordered = known.get(name) ?? inOrder(collection, { sort, direction });
  known.set(name, ordered);
  return ordered;
}

/** Every entry in an order, by the API's own rules; sorted here, for the API sorts by fewer fields. */
const inOrder = (
  { entries }: Collected,
  { sort, direction }: Pick<ExplorerState, 'sort' | 'direction'>,
): readonly Entry<Actuator>[] =>
  entries
    .map((entry) => {
      const { id } = entry.record;
      return { entry, id, key: sort === null ? id : sortKey(entry.record, sort) };
    })
    .toSorted((left, right) => comparePositions(left, right, direction))
    .map(({ entry }) => entry);

/** Whether the API can sort by a field too. */
export const isSortField = (name: FigureName): name is SortField => SORT_FIELDS.some((field) => field === name);

function sortKey(actuator: Actuator, name: FigureName): number | string | null {
  const value = actuator[name];
  if (typeof value === 'number') return value;
  if (name === 'gear_ratio' || name === 'voltage_v') return typeof value === 'string' ? Number.parseFloat(value) : null;
  return (columnByName(name)?.textOf(actuator) ?? (typeof value === 'string' ? value : null))?.toLowerCase() ?? null;
}

import { hasPlace, intersectionOf, placesIn, type Bitset } from '../../query/bitset.ts';
import type { Catalog, Listed } from '../copy/listed.ts';
import { tableOf } from '../filter/catalog-table.ts';
import { criteriaOf, type Criterion } from '../filter/criteria.ts';
import type { Exploration } from './exploration.ts';
import type { ExplorerState } from './state.ts';

/** Filters and orders the catalog. */
export function explore(catalog: Catalog, state: ExplorerState, correct?: (term: string) => string): Exploration {
  const { table, listed } = tableOf(catalog);
  const criteria = criteriaOf(catalog, state.filters, correct);
  const meeting = (kept: readonly Criterion[]): Bitset =>
    intersectionOf(
      kept.map(({ rows }) => rows),
      table.count,
    );
  const all = meeting(criteria);
  const actuatorsIn = (rows: Iterable<number>): Listed[] => [...rows].flatMap((row) => listed[row] ?? []);
  return {
    criteria,
    matches: actuatorsIn([...inOrder(catalog, state)].filter((row) => hasPlace(all, row))),
    withoutOne: (name) => actuatorsIn(placesIn(meeting(criteria.filter((criterion) => criterion.name !== name)))),
  };
}

/** The rows in an order; without one in that of the catalog. */
function inOrder(catalog: Catalog, { sort, direction }: ExplorerState): Iterable<number> {
  const { table, usual } = tableOf(catalog);
  if (sort !== null) return table.inOrder({ sort, direction }).places;
  return direction === 'asc' ? usual : usual.toReversed();
}

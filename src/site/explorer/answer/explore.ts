import type { Catalog } from '../../client-catalog/listed.ts';
import { tableOf } from '../../filter/catalog-table.ts';
import { criteriaOf } from '../../filter/criteria.ts';
import type { ExplorerState } from '../state/state.ts';
import type { Exploration } from './exploration.ts';
import { narrowed } from './narrowed.ts';

/** Filters and orders the catalog. */
export const explore = (
  catalog: Catalog,
  state: ExplorerState,
  correct?: (term: string) => string,
): Exploration =>
  narrowed(tableOf(catalog).listed, criteriaOf(catalog, state.filters, correct), inOrder(catalog, state));

/** The rows in an order; in the default one when none is chosen. */
function inOrder(catalog: Catalog, { sort, direction }: ExplorerState): Iterable<number> {
  const { table, defaultOrder } = tableOf(catalog);
  if (sort !== null) return table.inOrder({ sort, direction }).rows;
  return direction === 'asc' ? defaultOrder : defaultOrder.toReversed();
}

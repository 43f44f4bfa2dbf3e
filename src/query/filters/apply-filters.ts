import { allRows, type Mask } from '../table/mask.ts';
import type { Table } from '../table/table.ts';
import type { GivenFilter } from './filter.ts';

/**
 * The records that pass all `filters`. `given` are all filters of the query, because figures depend on its
 * supply.
 */
export function applyFilters(index: Table, filters: readonly GivenFilter[], given = filters): Mask {
  const kept = allRows(index.count);
  for (const { filterRows } of filters) filterRows(index, given)(kept);
  return kept;
}

import type { FilterIndex } from '../table/filter-index.ts';
import { allRows, type Mask } from '../table/mask.ts';
import type { GivenFilter } from './filter.ts';

/**
 * The records that pass every one of some filters, of all that are given; all records where there are none.
 */
export function applyFilters(index: FilterIndex, filters: readonly GivenFilter[], given = filters): Mask {
  const kept = allRows(index.count);
  for (const { filterRows } of filters) filterRows(index, given)(kept);
  return kept;
}

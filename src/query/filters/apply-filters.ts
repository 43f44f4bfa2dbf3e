import { allRows, type Mask } from '../table/mask.ts';
import type { FilterIndex } from '../table/table.ts';
import type { GivenFilter } from './filter.ts';

/**
 * The records that pass every one of some filters, of all that are given; all records where there are none.
 */
export function applyFilters(index: FilterIndex, filters: readonly GivenFilter[], given = filters): Mask {
  const kept = allRows(index.count);
  for (const { filterRows } of filters) filterRows(index, given)(kept);
  return kept;
}

/** Every code of ingress protection that is met by a rating: both digits at most as high. */
export function protectionsMetBy(rating: unknown): string[] {
  const [, solids, water] = /^IP(\d)(\d)/i.exec(String(rating)) ?? [];
  const upTo = (digit: string | undefined): number[] => [
    ...Array(digit === undefined ? 0 : Number(digit) + 1).keys(),
  ];
  return upTo(solids).flatMap((first) => upTo(water).map((second) => `${first}${second}`));
}

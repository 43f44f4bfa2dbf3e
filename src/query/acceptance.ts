import { fullSet, type Bitset } from './bitset.ts';
import type { GivenFilter } from './filter.ts';
import type { FilterIndex } from './record-index.ts';

/** The records that pass every one of some filters, of all that are given; all records where there are none. */
export function placesPassing(index: FilterIndex, filters: readonly GivenFilter[], given = filters): Bitset {
  let kept: Bitset | null = null;
  for (const { placesIn } of filters) kept = placesIn(index, given)(kept);
  return kept ?? fullSet(index.count);
}

/** Every code of ingress protection that is met by a rating: both digits at most as high. */
export function protectionsMetBy(rating: unknown): string[] {
  const [, solids, water] = /^IP(\d)(\d)/i.exec(String(rating)) ?? [];
  const upTo = (digit: string | undefined): number[] => [...Array(digit === undefined ? 0 : Number(digit) + 1).keys()];
  return upTo(solids).flatMap((first) => upTo(water).map((second) => `${first}${second}`));
}

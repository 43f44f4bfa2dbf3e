import { accepts, type SupplyRange } from '../catalog/supply-range.ts';
import { addPlaceIf, emptySet, fullSet, type Bitset } from './bitset.ts';
import type { GivenFilter } from './filter.ts';
import { within, type Narrowing } from './narrowing.ts';
import type { FilterIndex } from './record-index.ts';

/** The records that pass every one of some filters, of all that are given; all records where there are none. */
export function placesPassing(index: FilterIndex, filters: readonly GivenFilter[], given = filters): Bitset {
  let kept: Bitset | null = null;
  for (const { placesIn } of filters) kept = placesIn(index, given)(kept);
  return kept ?? fullSet(index.count);
}

/** The actuators that accept every voltage of a supply. */
export function placesAccepting(index: FilterIndex, supply: SupplyRange): Narrowing {
  const [least, most] = [index.column('min_voltage_v'), index.column('max_voltage_v')];
  const accepting = emptySet(index.count);
  for (let row = 0; row < index.count; row += 1) {
    addPlaceIf(accepting, row, accepts({ least: least[row] ?? NaN, most: most[row] ?? NaN }, supply));
  }
  return within(accepting);
}

/** Every code of ingress protection that is met by a rating: both digits at most as high. */
export function protectionsMetBy(rating: unknown): string[] {
  const [, solids, water] = /^IP(\d)(\d)/i.exec(String(rating)) ?? [];
  const upTo = (digit: string | undefined): number[] => [...Array(digit === undefined ? 0 : Number(digit) + 1).keys()];
  return upTo(solids).flatMap((first) => upTo(water).map((second) => `${first}${second}`));
}

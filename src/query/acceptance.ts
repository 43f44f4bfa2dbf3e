import { accepts, type SupplyRange } from '../catalog/supply-range.ts';
import { fullSet, type Bitset } from './bitset.ts';
import type { GivenFilter } from './filter.ts';
import type { Narrowing } from './narrowing.ts';
import type { FilterIndex } from './record-index.ts';

/** The records that pass every one of some filters, of all that are given; all records where there are none. */
export function placesPassing(index: FilterIndex, filters: readonly GivenFilter[], given = filters): Bitset {
  let kept: Bitset | null = null;
  for (const { placesIn } of filters) kept = placesIn(index, given)(kept);
  return kept ?? fullSet(index.count);
}

/** Keeps the actuators that accept every voltage of a supply. */
export function placesAccepting(index: FilterIndex, supply: SupplyRange): Narrowing {
  const [least, most] = [index.column('min_voltage_v'), index.column('max_voltage_v')];
  return (all) => {
    const kept = all ?? fullSet(index.count);
    for (let word = 0; word < kept.length; word += 1) {
      const bits = kept[word] ?? 0;
      if (bits === 0) continue;
      let accepting = 0;
      // Without a branch, which a processor would often guess wrong. What is beyond the last place is in no set.
      for (let place = 32 * word; place < 32 * word + 32; place += 1)
        accepting |= Number(accepts({ least: least[place] ?? NaN, most: most[place] ?? NaN }, supply)) << place;
      kept[word] = bits & accepting;
    }
    return kept;
  };
}

/** Every code of ingress protection that is met by a rating: both digits at most as high. */
export function protectionsMetBy(rating: unknown): string[] {
  const [, solids, water] = /^IP(\d)(\d)/i.exec(String(rating)) ?? [];
  const upTo = (digit: string | undefined): number[] => [...Array(digit === undefined ? 0 : Number(digit) + 1).keys()];
  return upTo(solids).flatMap((first) => upTo(water).map((second) => `${first}${second}`));
}

import { acceptedRange, supplyRange, type SupplyRange } from '../catalog/supply-range.ts';
import { fullSet, type Bitset } from './bitset.ts';
import type { GivenFilter } from './filter.ts';
import { together, type Narrowing } from './narrowing.ts';
import type { FilterIndex } from './record-index.ts';

/** The records that pass every one of some filters, of all that are given; all records where there are none. */
export function placesPassing(index: FilterIndex, filters: readonly GivenFilter[], given = filters): Bitset {
  let kept: Bitset | null = null;
  for (const { placesIn } of filters) kept = placesIn(index, given)(kept);
  return kept ?? fullSet(index.count);
}

/** The ends of what actuators accept, V, as columns beside those of their fields: each from a stated supply; undefined where none is. */
export const ACCEPTED: Readonly<Record<string, (voltage: unknown) => number | undefined>> = {
  least_accepted_v: (voltage) => acceptedBy(voltage)?.least,
  most_accepted_v: (voltage) => acceptedBy(voltage)?.most,
};

function acceptedBy(voltage: unknown): SupplyRange | null {
  const stated = supplyRange(voltage);
  return stated && acceptedRange(stated);
}

/** Keeps the actuators that accept every voltage of a supply. */
export const placesAccepting = (index: FilterIndex, { least, most }: SupplyRange): Narrowing =>
  together([
    index.leading('least_accepted_v', 'asc', (accepted) => accepted <= least),
    index.leading('most_accepted_v', 'desc', (accepted) => accepted >= most),
  ]);

/** Every code of ingress protection that is met by a rating: both digits at most as high. */
export function protectionsMetBy(rating: unknown): string[] {
  const [, solids, water] = /^IP(\d)(\d)/i.exec(String(rating)) ?? [];
  const upTo = (digit: string | undefined): number[] => [...Array(digit === undefined ? 0 : Number(digit) + 1).keys()];
  return upTo(solids).flatMap((first) => upTo(water).map((second) => `${first}${second}`));
}

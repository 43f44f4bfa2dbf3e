import { fullSet, unionOfAll, type Bitset } from './bitset.ts';
import { together, within, type Narrowing } from './narrowing.ts';
import type { FilterIndex } from './record-index.ts';

/** The records that pass every one of some filters; all of them where there are none. */
export function placesPassing(index: FilterIndex, filters: readonly Narrower[]): Bitset {
  let kept: Bitset | null = null;
  for (const { placesIn } of filters) kept = placesIn(index)(kept);
  return kept ?? fullSet(index.count);
}

interface Narrower {
  readonly placesIn: (index: FilterIndex) => Narrowing;
}

/** The records listed for a filter under any of some values. */
export const placesHaving = (index: FilterIndex, filter: string, values: readonly string[]): Narrowing =>
  within(
    unionOfAll(
      values.map((value) => index.having(filter, value)),
      index.count,
    ),
  );

/** The actuators that accept a supply voltage: equal to their own, or within their range. */
export const placesAccepting = (index: FilterIndex, volts: number): Narrowing =>
  together([
    index.leading('min_voltage_v', 'asc', (least) => least <= volts),
    index.leading('max_voltage_v', 'desc', (most) => most >= volts),
  ]);

/** Every code of ingress protection that is met by a rating: both digits at most as high. */
export function protectionsMetBy(rating: unknown): string[] {
  const [, solids, water] = /^IP(\d)(\d)/i.exec(String(rating)) ?? [];
  const upTo = (digit: string | undefined): number[] => [...Array(digit === undefined ? 0 : Number(digit) + 1).keys()];
  return upTo(solids).flatMap((first) => upTo(water).map((second) => `${first}${second}`));
}

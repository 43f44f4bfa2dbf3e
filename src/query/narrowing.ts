import { addPlace, copyOf, emptySet, fullSet, keepOnly, removePlace, type Bitset } from './bitset.ts';
import type { Direction } from './order.ts';

/**
 * Takes out of a set what it does not keep, in place; null stands for all records, of which it makes a set of its own. So
 * filters are combined in one set, where one for each would be memory outside of V8's heap, which it answers with full
 * collections.
 */
export type Narrowing = (kept: Bitset | null) => Bitset | null;

/**
 * Keeps the records whose figure passes a test, which must hold for every greater figure too (`desc`), or for every smaller one
 * (`asc`), and never for NaN: an unknown figure does not pass.
 */
export type Leading = (column: string, direction: Direction, test: (figure: number) => boolean) => Narrowing;

/** Keeps the records of a set. */
export const within =
  (set: Bitset): Narrowing =>
  (kept) => {
    if (kept === null) return copyOf(set);
    keepOnly(kept, set);
    return kept;
  };

/** Keeps the records that each of some narrowings keeps. */
export const together =
  (narrowings: readonly Narrowing[]): Narrowing =>
  (kept) => {
    let left = kept;
    for (const narrow of narrowings) left = narrow(left);
    return left;
  };

/** The set of the records that a narrowing keeps, of records below `count`. */
export const setOf = (narrow: Narrowing, count: number): Bitset => narrow(null) ?? fullSet(count);

/*
 * A range-encoded bitmap index (Chan and Ioannidis, "Bitmap Index Design and Evaluation", SIGMOD 1998): the set of all
 * records up to a bound is kept for some bounds, and the set for any bound is the next larger one without a few places.
 */

/** How many sets are kept of an order, at equal distances: with 100,000 records they take 0.8 MB, and 1,562 places at most are too many. */
const KEPT = 64;

/** The first places of an order, as many as asked. */
export type LeadingPlaces = (length: number) => Narrowing;

/** Makes the sets that are kept, and tells all others by them. */
export function openLeading(places: Uint32Array): LeadingPlaces {
  const step = Math.max(1, Math.ceil(places.length / KEPT));
  const kept = keptSets(places, step);
  return (length) => {
    const next = Math.ceil(length / step);
    const narrow = within(kept[next] ?? emptySet(places.length));
    const end = Math.min(next * step, places.length);
    return (all) => {
      const own = narrow(all);
      if (own !== null) for (let excess = length; excess < end; excess += 1) removePlace(own, places[excess] ?? 0);
      return own;
    };
  };
}

function keptSets(places: Uint32Array, step: number): Bitset[] {
  const growing = emptySet(places.length);
  const kept = [growing.slice()];
  places.forEach((place, number) => {
    addPlace(growing, place);
    if ((number + 1) % step === 0 || number === places.length - 1) kept.push(growing.slice());
  });
  return kept;
}

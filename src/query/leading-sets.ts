import { addPlace, emptySet, removePlace, type Bitset } from './bitset.ts';

/*
 * A range-encoded bitmap index (Chan and Ioannidis, "Bitmap Index Design and Evaluation", SIGMOD 1998): the set of all
 * records up to a bound is kept for some bounds, so that the set for any bound is one of these and a few places more or less.
 */

/** How many sets are kept of an order, at equal distances: with 100,000 records they take 0.4 MB, and 1,563 places at most differ. */
const KEPT = 32;

/** The set of the first places of an order, as many as asked. Shared: it must not be written to. */
export type LeadingSet = (length: number) => Bitset;

/** Makes the sets that are kept, and gives all others. */
export function openLeading(places: Uint32Array): LeadingSet {
  const step = Math.max(1, Math.ceil(places.length / KEPT));
  const kept = [emptySet(places.length)];
  for (let from = 0; from < places.length; from += step)
    kept.push(withPlaces(kept.at(-1) ?? emptySet(places.length), places.subarray(from, from + step)));
  return (length) => {
    const nearest = Math.round(length / step);
    const set = kept[nearest] ?? emptySet(places.length);
    const held = Math.min(nearest * step, places.length);
    if (held === length) return set;
    return held < length ? withPlaces(set, places.subarray(held, length)) : without(set, places.subarray(length, held));
  };
}

function withPlaces(set: Bitset, places: Uint32Array): Bitset {
  const larger = set.slice();
  for (const place of places) addPlace(larger, place);
  return larger;
}

function without(set: Bitset, places: Uint32Array): Bitset {
  const smaller = set.slice();
  for (const place of places) removePlace(smaller, place);
  return smaller;
}

import { addPlace, emptySet, intersectionOf, removePlace, type Bitset } from './bitset.ts';

/**
 * Records told by sets that are kept: those that every set has, without some places. So filters are combined with one copy
 * in all, where a set of its own for each would be memory outside of V8's heap, which it answers with full collections.
 */
export interface Narrowing {
  readonly within: readonly Bitset[];
  readonly without: readonly Uint32Array[];
}

/** The records of a set. */
export const within = (set: Bitset): Narrowing => ({ within: [set], without: [] });

/** The records that each of some narrowings keeps. */
export function together(narrowings: readonly Narrowing[]): Narrowing {
  const [only] = narrowings;
  if (only !== undefined && narrowings.length === 1) return only;
  const all: { within: Bitset[]; without: Uint32Array[] } = { within: [], without: [] };
  for (const each of narrowings) {
    all.within.push(...each.within);
    all.without.push(...each.without);
  }
  return all;
}

/** The set that is told, of records below `count`. It must not be written to. */
export function setOf({ within: sets, without }: Narrowing, count: number): Bitset {
  const shared = intersectionOf(sets, count);
  if (without.length === 0) return shared;
  const own = sets.length > 1 ? shared : shared.slice();
  for (const places of without) for (const place of places) removePlace(own, place);
  return own;
}

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
    const excess = places.subarray(length, next * step);
    return { within: kept.slice(next, next + 1), without: excess.length === 0 ? [] : [excess] };
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

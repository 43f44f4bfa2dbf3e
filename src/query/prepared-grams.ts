import { firstNot } from './order.ts';
import { groupPlaces, packSets, type PackedSets } from './packed-sets.ts';

/**
 * Runs of one to three characters, and the places that have each. A run is a number, and they are in ascending order: one is
 * found by halving, so nothing is made of them when they are opened.
 */
export interface PreparedGrams {
  readonly grams: Float64Array;
  /** The places that have each, in the order of the runs. */
  readonly places: PackedSets;
}

/** Prepares runs, given as those of each place. */
export function prepareGrams(gramsHere: readonly (readonly string[])[]): PreparedGrams {
  const rows = [...groupPlaces(gramsHere)]
    .map(([gram, places]) => ({ number: numberOf(gram), places }))
    .sort((left, right) => left.number - right.number);
  return {
    grams: Float64Array.from(rows, ({ number }) => number),
    places: packSets(
      rows.map(({ places }) => places),
      gramsHere.length,
    ),
  };
}

/** The number of a run's set; null for a run that no place has. */
export function findGram({ grams }: Pick<PreparedGrams, 'grams'>, gram: string): number | null {
  const wanted = numberOf(gram);
  const found = firstNot(grams.length, (step) => (grams[step] ?? 0) < wanted);
  return grams[found] === wanted ? found : null;
}

// More than the greatest code unit: so a unit counts from 1, a missing one is 0, and three fit into the 53 bits of a number.
const BASE = 0x10001;

/** The number of a run: its code units as digits, so that each run has its own. */
function numberOf(gram: string): number {
  let number = 0;
  for (let place = 0; place < gram.length; place += 1) number = number * BASE + gram.charCodeAt(place) + 1;
  return number;
}

import { firstNot } from './order.ts';
import { groupPlaces, packSets, type PackedSets } from './packed-sets.ts';

/** Runs of one to three characters in ascending order, so that one is found by halving, and the places that have each. */
export interface PreparedGrams {
  readonly grams: readonly string[];
  /** The places that have each, in the order of the runs. */
  readonly places: PackedSets;
}

/** Prepares runs, given as those of each place. */
export function prepareGrams(gramsHere: readonly (readonly string[])[]): PreparedGrams {
  const rows = [...groupPlaces(gramsHere)].sort(([left], [right]) => (left < right ? -1 : 1));
  return {
    grams: rows.map(([gram]) => gram),
    places: packSets(
      rows.map(([, places]) => places),
      gramsHere.length,
    ),
  };
}

/** The number of a run's set; null for a run that no place has. */
export function findGram({ grams }: Pick<PreparedGrams, 'grams'>, gram: string): number | null {
  const found = firstNot(grams.length, (step) => (grams[step] ?? '') < gram);
  return grams[found] === gram ? found : null;
}

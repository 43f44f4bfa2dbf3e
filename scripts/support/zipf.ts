import { shuffled, type Random } from './random.ts';

/**
 * Picks places from 0 to `count` - 1 as people ask for things: the second half as often as the first, the third a third
 * as often (Zipf's law, exponent 1). Throws when there is no place.
 */
export function zipf(count: number): (random: Random) => number {
  if (count < 1) throw new Error('Nothing to pick from: wanted at least one entry.');
  const sums = runningSums(Array.from({ length: count }, (_, place) => 1 / (place + 1)));
  const total = sums.at(-1) ?? 0;
  return (random) => firstAbove(sums, random() * total);
}

/** Picks entries by the same law; which of them is the favourite is left to chance. Throws when there is none. */
export function zipfOver<Entry>(random: Random, entries: readonly Entry[]): (random: Random) => Entry {
  const ranked = shuffled(random, entries);
  const pickPlace = zipf(ranked.length);
  return (chance) => {
    const entry = ranked[pickPlace(chance)];
    if (entry === undefined) throw new Error('A place was picked that no entry has.');
    return entry;
  };
}

function runningSums(weights: readonly number[]): number[] {
  let sum = 0;
  return weights.map((weight) => (sum += weight));
}

/** The place of the first sum above a value, by halving. */
function firstAbove(sums: readonly number[], value: number): number {
  let [from, to] = [0, sums.length - 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((sums[middle] ?? 0) > value) to = middle;
    else from = middle + 1;
  }
  return from;
}

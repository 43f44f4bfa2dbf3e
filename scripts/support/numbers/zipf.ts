import { shuffled, type Random } from './random.ts';

/**
 * Picks indexes from 0 to `count` - 1 by Zipf's law (exponent 1): the second half as often as the first, the
 * third a third as often. Throws when there is none.
 */
export function zipf(count: number): (random: Random) => number {
  if (count < 1) throw new Error('Nothing to pick from: wanted at least one entry.');
  const sums = runningSums(Array.from({ length: count }, (_, row) => 1 / (row + 1)));
  const total = sums.at(-1) ?? 0;
  return (random) => {
    const drawn = random() * total;
    return sums.findIndex((sum) => sum > drawn);
  };
}

/** Picks entries by Zipf's law, in a random order of preference. Throws when there is none. */
export function zipfOver<Entry>(random: Random, entries: readonly Entry[]): (random: Random) => Entry {
  const ranked = shuffled(random, entries);
  const pickRow = zipf(ranked.length);
  return (chance) => {
    const entry = ranked[pickRow(chance)];
    if (entry === undefined) throw new Error('A row was picked that no entry has.');
    return entry;
  };
}

function runningSums(weights: readonly number[]): number[] {
  let sum = 0;
  return weights.map((weight) => (sum += weight));
}

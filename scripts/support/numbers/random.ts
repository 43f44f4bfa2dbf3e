/** A row of numbers from 0 (inclusive) to 1 that look random; equal seeds give equal rows. */
export type Random = () => number;

/** The generator mulberry32: 32 bits of state, enough for figures that only have to look real. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const stirred = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((stirred ^ (stirred >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the entries by chance. Throws when there is none. */
export function pick<Entry>(random: Random, entries: readonly Entry[]): Entry {
  const entry = entries[wholeBelow(random, entries.length)];
  if (entry === undefined) throw new Error('Nothing to pick from: wanted at least one entry.');
  return entry;
}

/** A whole number from 0 to `limit` - 1. */
export const wholeBelow = (random: Random, limit: number): number => Math.floor(random() * limit);

/** The entries in an order of chance. */
export const shuffled = <Entry>(random: Random, entries: readonly Entry[]): Entry[] =>
  entries
    .map((entry) => ({ entry, key: random() }))
    .toSorted((left, right) => left.key - right.key)
    .map(({ entry }) => entry);

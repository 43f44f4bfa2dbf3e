/** Pseudo-random numbers from 0 (inclusive) to 1; equal seeds give equal sequences. */
export type Random = () => number;

/** The generator mulberry32: 32 bits of state are enough for made-up figures. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const stirred = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((stirred ^ (stirred >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random entry. Throws when there is none. */
export function pick<Entry>(random: Random, entries: readonly Entry[]): Entry {
  const entry = entries[wholeBelow(random, entries.length)];
  if (entry === undefined) throw new Error('Nothing to pick from: wanted at least one entry.');
  return entry;
}

/** A whole number from 0 to `limit` - 1. */
export const wholeBelow = (random: Random, limit: number): number => Math.floor(random() * limit);

/** The entries in random order. */
export const shuffled = <Entry>(random: Random, entries: readonly Entry[]): Entry[] =>
  entries
    .map((entry) => ({ entry, key: random() }))
    .toSorted((left, right) => left.key - right.key)
    .map(({ entry }) => entry);

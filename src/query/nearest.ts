import Fuse from 'fuse.js';

/** Finds the names nearest to a misspelt one, best first; none when nothing is near. */
export type NearestNames = (misspelt: string, limit?: number) => string[];

// Bitap's threshold: 0 is equal, 1 is anything. At 0.4 `max_wieght_g` finds `max_weight_g`, and `zzzz` finds nothing.
const FUSE_OPTIONS = { threshold: 0.4, distance: 40, includeScore: true } as const;

// Bitap works on machine words; longer input costs more and is no misspelling of a name.
const LONGEST = 64;

/** A finder over a fixed list of names. The index is built on the first question. */
export function nearestAmong(names: readonly string[]): NearestNames {
  const state: { fuse?: Fuse<string> } = {};
  return (misspelt, limit = 3) => {
    if (misspelt === '' || misspelt.length > LONGEST) return [];
    state.fuse ??= new Fuse([...names], FUSE_OPTIONS);
    return state.fuse.search(misspelt, { limit }).map(({ item }) => item);
  };
}

/** Milliseconds to wait before each next attempt. */
export interface BackOff {
  /** Told how long the last attempt went well, in milliseconds. */
  readonly next: (lived: number) => number;
}

const FIRST = 100;
const LONGEST = 10_000;

/** After this long a failure counts as a new misfortune, no more as the same one. */
const WELL_AFTER = 60_000;

/** A wait that doubles with each failure from 100 ms to 10 s, and begins anew after a minute that went well. */
export function backOff(): BackOff {
  const state = { failures: 0 };
  return {
    next: (lived) => {
      state.failures = lived >= WELL_AFTER ? 0 : state.failures;
      const wait = Math.min(FIRST * 2 ** state.failures, LONGEST);
      state.failures += 1;
      return wait;
    },
  };
}

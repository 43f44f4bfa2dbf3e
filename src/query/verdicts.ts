import type { Bitset } from './bitset.ts';

/** THE ORDER of verdicts, from best to worst: that of an actuator is the worst of its checks. */
export const VERDICTS = ['meets', 'close', 'unknown', 'misses'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Verdicts as columns have them. */
export const [MEETS, CLOSE, UNKNOWN, MISSES] = [0, 1, 2, 3] as const;

/** The verdict of a column in its word. */
export const verdictAt = (place: number): Verdict => VERDICTS[place] ?? 'misses';

/** How actuators stand to a requirement; those of which the figure is unknown are neither near nor do they miss it. */
export interface VerdictSets {
  readonly meets: Bitset;
  /** Those that meet it or are close. */
  readonly near: Bitset;
  readonly misses: Bitset;
}

import { roundTo4Digits } from '../../../catalog/lib/round.ts';

/** Verdicts from best to worst. The verdict of an actuator is the worst of its checks. */
export const VERDICTS = ['meets', 'close', 'unknown', 'misses'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Verdicts as numbers, for columns. */
export const MEETS = 0;
export const CLOSE = 1;
export const UNKNOWN = 2;
export const MISSES = 3;

/** A miss by more than a factor of two. It is never near, and no looser bound is proposed for it. */
export const MISSES_FAR = 4;

/** The factor between a bound and a figure beyond which a miss is far. */
export const FAR = 2;

/** The word for a verdict number. */
export const verdictAt = (code: number): Verdict => VERDICTS[code] ?? 'misses';

/**
 * The likelihood that a value between two bounds is at least the required one: the share of the interval that
 * is enough, to 4 digits. 0 if a bound is NaN.
 */
export function likelihoodOf(
  asked: number,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const part = (most - asked) / (most - least);
  return part > 0 ? roundTo4Digits(Math.min(1, part)) : 0;
}

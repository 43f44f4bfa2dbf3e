import { numberText } from '../../catalog/lib/number-text.ts';
import { VERDICTS, type Verdict } from '../../query/match/judge/verdicts.ts';

/** A verdict as pages show it. */
interface VerdictWords {
  /** In a cell. */
  readonly word: string;
  /** After a number of actuators: `3 meet`. */
  readonly counted: string;
  /** The shape beside the word. */
  readonly sign: string;
}

/** Words and signs of the verdicts. */
export const VERDICT_WORDS: Readonly<Record<Verdict, VerdictWords>> = {
  meets: { word: 'meets', counted: 'meet', sign: '✓' },
  close: { word: 'close', counted: 'close', sign: '≈' },
  unknown: { word: 'unknown', counted: 'unknown', sign: '?' },
  misses: { word: 'misses', counted: 'miss', sign: '✗' },
};

/** True if a word is a verdict. */
export const isVerdict = (word: string): word is Verdict => VERDICTS.some((verdict) => verdict === word);

/** The number of actuators by verdict. */
export type Counts = Readonly<Record<Verdict, number>>;

/**
 * Counts of a match, which add up: `12 meet, 3 close, 5 unknown, 1,389 miss: 1,409 in all`; of a larger catalog
 * how many were judged.
 */
export function countsText(counts: Counts, catalogSize?: number): string {
  const parts = VERDICTS.map((verdict) => `${numberText(counts[verdict])} ${VERDICT_WORDS[verdict].counted}`);
  const judged = VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0);
  const isPart = catalogSize !== undefined && judged < catalogSize;
  const total = isPart ? `of ${numberText(catalogSize)} judged` : 'in all';
  return `${parts.join(', ')}: ${numberText(judged)} ${total}`;
}

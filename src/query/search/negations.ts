import { countRows, countShared, type Mask } from '../table/mask.ts';
import { beginsWord } from '../table/text.ts';

/**
 * A word that some records have only behind a word that denies it, as in "without brake", and how many those
 * are.
 */
export interface Negation {
  readonly word: string;
  readonly records: number;
}

/** The words that deny the one behind them, or leave it open. */
const DENYING = ['without', 'no', 'not', 'optional'] as const;

/** The same in a sentence. */
export const DENYING_TEXT = DENYING.map((word) => `"${word}"`)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ');

const DENIED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${DENYING.join('|')}) +(\\p{L}{3,})`, 'gu');

/**
 * The beginnings of words that a folded text only denies: each word of it that begins so stands behind a
 * denying word.
 */
export function negatedBeginnings(folded: string): string[] {
  const denied = [...folded.matchAll(DENIED)].map(([, word = '']) => word);
  return [...new Set(denied.flatMap(beginningsOf))].filter(
    (beginning) => denied.filter((word) => word.startsWith(beginning)).length === countOf(folded, beginning),
  );
}

const SHORTEST = 3;

const beginningsOf = (word: string): string[] =>
  Array.from({ length: word.length - SHORTEST + 1 }, (_, more) => word.slice(0, SHORTEST + more));

/** How many words of a text begin so. */
function countOf(text: string, beginning: string): number {
  let count = 0;
  for (let start = text.indexOf(beginning); start !== -1; start = text.indexOf(beginning, start + 1))
    if (beginsWord(text, start)) count += 1;
  return count;
}

/**
 * The name under which records are listed by the beginnings that they only deny, among the values of filters.
 */
export const NEGATED = 'negated';

/**
 * Opens what tells of records that are listed so which of some terms stand only behind a denying word, in how
 * many of some; null for all.
 */
export const openNegations =
  (having: (filter: string, value: string) => Mask) =>
  (terms: readonly string[], among: Mask | null): readonly Negation[] =>
    [...new Set(terms)].flatMap((word) => {
      const denied = having(NEGATED, word);
      const records = among === null ? countRows(denied) : countShared(denied, among);
      return records === 0 ? [] : [{ word, records }];
    });

/** The negations in several kinds of records together, each word once. */
export const negationsTogether = (negations: readonly Negation[]): Negation[] =>
  [...Map.groupBy(negations, ({ word }) => word)].map(([word, each]) => ({
    word,
    records: each.reduce((sum, { records }) => sum + records, 0),
  }));

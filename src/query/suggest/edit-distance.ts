import { distance } from 'fastest-levenshtein';

/** Letters to change, add or leave out between two words; swapped neighbours count as one. */
export function editDistance(one: string, other: string): number {
  const letters = distance(one, other);
  return letters === 2 && haveExchanged(one, other) ? 1 : letters;
}

/** True if two words differ only by two swapped neighbours. */
function haveExchanged(one: string, other: string): boolean {
  const first = Array.from(one).findIndex((_, index) => one[index] !== other[index]);
  return (
    one.slice(first, first + 2) === `${other[first + 1]}${other[first]}` &&
    one.slice(first + 2) === other.slice(first + 2)
  );
}

/**
 * The distance of a word to the beginning of a text, which is as long as the word or a letter longer: `drs101`
 * is 1 from `drs0101kv`.
 */
export const distanceToBeginning = (word: string, text: string): number =>
  Math.min(
    editDistance(word, text.slice(0, word.length)),
    editDistance(word, text.slice(0, word.length + 1)),
  );

/** The minimum lengths of a text that may have one mistake, two, and so on, by kind of text. */
const LIKELY_FROM = {
  /** A word in the name of a parameter, a field or a value. */
  name: [3, 6],
  /** A word of a search, of letters alone. */
  word: [5, 8],
  /** The letters and digits of a model. */
  model: [5, 10, 15],
} as const;

/** The number of mistakes that a text of this length probably has; more make it another text. */
export const likelyMistakes = (kind: keyof typeof LIKELY_FROM, length: number): number =>
  LIKELY_FROM[kind].filter((least) => length >= least).length;

import { firstNot } from '../table/order.ts';
import { editDistance, likelyMistakes } from './edit-distance.ts';

/** A word that occurs nowhere, and the word that was looked for instead. */
export interface Correction {
  readonly from: string;
  readonly to: string;
}

/** Terms with misspelt words replaced by their corrections. */
export function corrected(terms: readonly string[], corrections: readonly Correction[]): string[] {
  const words = new Map(corrections.map(({ from, to }) => [from, to]));
  return terms.map((term) => words.get(term) ?? term);
}

/** A text with more misspelt words is not about this catalog. */
const MOST_CORRECTED = 4;

/** Opens the spelling correction of terms, for words that occur nowhere and only the first few of them. */
export function openCorrections(
  words: readonly string[],
  occurs: (term: string) => boolean,
): (terms: readonly string[]) => readonly Correction[] {
  const correct = openSpelling(words);
  return (terms) =>
    terms
      .filter((term) => !occurs(term))
      .slice(0, MOST_CORRECTED)
      .flatMap((from) => {
        const to = correct(from);
        return to === null ? [] : [{ from, to }];
      });
}

/**
 * Opens a vocabulary: the function returns the word that a term misspells, or null if it is not corrected or
 * not similar to any word. A correction has the same first letter; ties go to the first in the alphabet.
 */
export function openSpelling(words: readonly string[]): (term: string) => string | null {
  return (term) => {
    const most = mistakesIn(term);
    if (most === 0) return null;
    const [letter = ''] = term;
    let nearest: string | null = null;
    let least = most + 1;
    for (
      let row = firstNot(words.length, (step) => (words[step] ?? '') < letter);
      row < words.length;
      row += 1
    ) {
      const word = words[row] ?? '';
      if (!word.startsWith(letter)) break;
      const distance = Math.abs(word.length - term.length) < least ? editDistance(term, word) : least;
      if (distance >= least || turnsMeaning(term, word)) continue;
      nearest = word;
      least = distance;
    }
    return nearest;
  };
}

/** The longest term that is compared, in characters: longer ones are not misspelt words. */
const LONGEST = 24;

/** The number of mistakes that a term may have; none with a digit, because that is a part number. */
const mistakesIn = (term: string): number =>
  term.length > LONGEST || !/^\p{L}+$/u.test(term) ? 0 : likelyMistakes('word', term.length);

/** Affixes that turn a word into its opposite. */
const NEGATIONS = [/^un/, /^non/, /^in/, /^dis/, /less$/] as const;

/** True if one of two words has an affix of negation that the other lacks. */
const turnsMeaning = (one: string, other: string): boolean =>
  NEGATIONS.some((negation) => negation.test(one) !== negation.test(other));

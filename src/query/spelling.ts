import { nearestAmong, openNames, prepareNames, type PreparedNames } from './nearest.ts';
import { gramsOf, wordsOf } from './text.ts';

/** The word of the vocabulary nearest to a term; null for a term that is not corrected, or that no word is near. */
export type CorrectSpelling = (term: string) => string | null;

/** Prepares the vocabulary of some folded texts: the words to which misspelt search terms are corrected. */
export const prepareSpelling = (texts: readonly string[]): PreparedNames =>
  prepareNames([...new Set(texts.flatMap(wordsOf))].sort(), piecesOf);

// Pairs of letters, and which come first and last: two letters that changed places leave most of them as they were.
const piecesOf = (word: string): string[] => gramsOf(` ${word} `, 2);

/** Opens a vocabulary. What was asked lately is remembered, whether a word was near or not. */
export function openSpelling(prepared: PreparedNames): CorrectSpelling {
  const likely = openNames(prepared, piecesOf);
  const remembered = new Map<string, string | null>();
  return (term) => {
    if (!isWord(term)) return null;
    const known = remembered.get(term);
    if (known !== undefined) return known;
    const [word = null] = nearestAmong(likely(term, CANDIDATES).sort())(term, 1);
    const [oldest] = remembered.keys();
    if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(term, word);
    return word;
  };
}

// Fuse compares each of these letter by letter.
const CANDIDATES = 40;

const REMEMBERED = 1000;

// Longer ones are not misspelt words, and comparing them takes long.
const LONGEST = 24;

/** A word has at least four letters and no digit: a term with a digit is a part number, which is never corrected. */
const isWord = (term: string): boolean =>
  term.length <= LONGEST && !/\p{N}/u.test(term) && (term.match(/\p{L}/gu)?.length ?? 0) >= 4;

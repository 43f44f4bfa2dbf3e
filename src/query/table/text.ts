/**
 * The number that a person means: `1200`, `1,200`, `40,5`, `.5`. A comma before exactly three digits
 * separates thousands.
 */
export const numberMeant = (text: string): number =>
  Number(text.replaceAll(/(?<=^[1-9]\d{0,2}|,\d{3}),(?=\d{3}(?!\d))/g, '').replace(',', '.'));

/**
 * Text as searches compare it: compatibility forms, accents and other marks removed, lower case (NFKD, then
 * case).
 */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The different terms of a search text, folded, split on white space. */
export const searchTerms = (text: string): string[] => [...new Set(tokensOf(fold(text)))];

/**
 * The parts of folded text between white space. A search term has no white space, so where it occurs, it
 * occurs in one.
 */
export const tokensOf = (folded: string): string[] => folded.split(/\s+/).filter(Boolean);

/** The letters and digits of folded text: `xm430-w350` and `XM430 W350` are the same model. */
export const joinedText = (folded: string): string => folded.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The letters and digits of a folded term that may name a model: at least four, and one a digit; else null.
 */
export function modelNamedBy(term: string): string | null {
  const joined = joinedText(term);
  return joined.length >= 4 && /\p{N}/u.test(joined) ? joined : null;
}

/** The words of folded text: runs of at least four letters. Misspelt search terms are corrected to these. */
export const wordsOf = (folded: string): string[] => folded.match(/\p{L}{4,}/gu) ?? [];

/** The different runs of `length` characters of a text. */
export function gramsOf(text: string, length: number): string[] {
  const grams = new Set<string>();
  for (let start = 0; start + length <= text.length; start += 1) grams.add(text.slice(start, start + length));
  return [...grams];
}

/**
 * Whether a word begins in a text at `start`: at the beginning, after what is neither letter nor digit, or
 * where letters and digits meet.
 */
export function beginsWord(text: string, start: number): boolean {
  WORD_HERE.lastIndex = start;
  return WORD_HERE.test(text);
}

const WORD_HERE = /(?<![\p{L}\p{N}])|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/uy;

/** The tails of folded text: from each beginning of a word to the next white space. */
export const tailsOf = (folded: string): string[] =>
  tokensOf(folded).flatMap((token) => startsOf(token).map((start) => token.slice(start)));

/**
 * The tails of a folded name in its letters and digits alone: `xm430-w350` has `xm430w350`, `430w350`, `w350`
 * and `350`.
 */
export const joinedTailsOf = (folded: string): string[] =>
  startsOf(folded).map((start) => joinedText(folded.slice(start)));

/** Where words begin, in ascending order. */
function startsOf(text: string): number[] {
  const starts: number[] = [];
  let start = 0;
  for (const character of text) {
    if (beginsWord(text, start)) starts.push(start);
    start += character.length;
  }
  return starts;
}

/** Whether a word of a text begins with a term. */
export function hasWordWith(text: string, term: string): boolean {
  let start = text.indexOf(term);
  while (start !== -1 && !beginsWord(text, start)) start = text.indexOf(term, start + 1);
  return start !== -1;
}

/** A record as a page searches it. */
export interface SearchedText {
  /** Folded. */
  readonly words: string;
  /** The letters and digits of its names, from each word on: one begins with `xm540w270r`. */
  readonly models: readonly string[];
}

/** A text and the names in it, ready to be searched. */
export const searchedText = (text: string, names: readonly string[]): SearchedText => ({
  words: fold(text),
  models: names.map(fold).flatMap(joinedTailsOf),
});

/** Tells whether a folded term begins a word of a text, or names its model in any spelling. */
export function mentioning(term: string): (searched: SearchedText) => boolean {
  const model = modelNamedBy(term);
  return ({ words, models }) =>
    hasWordWith(words, term) || (model !== null && models.some((name) => name.startsWith(model)));
}

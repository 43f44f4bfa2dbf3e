/**
 * Parses a number as people write it: `1200`, `1,200`, `40,5`, `.5`. A comma before exactly three digits
 * separates thousands.
 */
export const numberMeant = (text: string): number =>
  Number(text.replaceAll(/(?<=^[1-9]\d{0,2}|,\d{3}),(?=\d{3}(?!\d))/g, '').replace(',', '.'));

/**
 * Folds text for comparison in searches: compatibility forms, accents and other marks removed, lower case
 * (NFKD, then case).
 */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The terms of a search text, folded: words separated by white space, and quoted phrases whole. Only a phrase
 * contains blanks.
 */
export function termsOf(text: string): string[] {
  const quoted = fold(text).replaceAll(/[“”„″]/g, '"');
  const parts = quoted.match(/"[^"]*"|\S+/g) ?? [];
  return parts.map((part) => (isQuoted(part) ? tokensOf(part.slice(1, -1)).join(' ') : part)).filter(Boolean);
}

const isQuoted = (part: string): boolean => part.length > 1 && part.startsWith('"') && part.endsWith('"');

/** The different terms of a search text. */
export const searchTerms = (text: string): string[] => [...new Set(termsOf(text))];

/** True if a term is a quoted phrase of several words. */
export const isPhrase = (term: string): boolean => term.includes(' ');

/**
 * True if a term must be a whole word: up to three letters begin too many words. In scripts that write words
 * without blanks, a beginning is enough.
 */
export const isShortWord = (term: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{1,3}$/u.test(term);

/** The same for a part of a joined name, in which a number must be whole too: `48` does not match `480`. */
export const isWholePart = (part: string): boolean => isShortWord(part) || /^\p{N}+$/u.test(part);

/** The parts of a joined name: `sts3215-c018` is `sts`, `3215`, `c` and `018`. */
export const partsOf = (term: string): string[] =>
  term.split(/[-_.]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u).filter(Boolean);

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

/** The vocabulary of some folded texts, in order: the words to which misspelt search terms are corrected. */
export const vocabularyOf = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap(wordsOf))].sort();

/** The different runs of `length` characters of a text. */
export function gramsOf(text: string, length: number): string[] {
  const grams = new Set<string>();
  for (let start = 0; start + length <= text.length; start += 1) grams.add(text.slice(start, start + length));
  return [...grams];
}

/** The pieces by which similar ids are found: runs of three characters. */
export const piecesOfId = (id: string): string[] => gramsOf(id, 3);

/**
 * True if a word begins in a text at `start`: at the beginning, after a character that is neither letter nor
 * digit, or where letters and digits meet.
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
export function joinedTailsOf(folded: string): string[] {
  const runs = folded.match(/\p{L}+|\p{N}+/gu) ?? [];
  const joined = runs.join('');
  let start = 0;
  return runs.map((run) => {
    const tail = joined.slice(start);
    start += run.length;
    return tail;
  });
}

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

/** True if a word of a text begins with a term; a whole word where the term must be one. */
export const hasWordWith = (text: string, term: string): boolean =>
  wordWith(text, term, { from: 0, isWhole: isShortWord }) !== -1;

/** The index of a word that begins with a term, from `from` on; -1 if there is none. */
function wordWith(
  text: string,
  term: string,
  { from, isWhole }: { readonly from: number; readonly isWhole: (term: string) => boolean },
): number {
  const mustEnd = isWhole(term.slice(term.lastIndexOf(' ') + 1));
  let start = text.indexOf(term, from);
  while (start !== -1 && !(beginsWord(text, start) && (!mustEnd || endsWord(text, start + term.length))))
    start = text.indexOf(term, start + 1);
  return start;
}

/** True if a word, or a run of digits, ends in a text before `end`. */
export function endsWord(text: string, end: number): boolean {
  WORD_ENDS.lastIndex = end;
  return WORD_ENDS.test(text);
}

const WORD_ENDS = /(?<=\p{L})(?!\p{L})|(?<=\p{N})(?!\p{N})/uy;

/** A record as a page searches it. */
export interface SearchedText {
  /** Folded. */
  readonly words: string;
  /** The letters and digits of its names, from each word on: one begins with `xm540w270r`. */
  readonly models: readonly string[];
  /** Its names, folded. */
  readonly names: string;
}

/** A text and the names in it, ready to be searched. */
export const searchedText = (text: string, names: readonly string[]): SearchedText => ({
  words: fold(text),
  models: names.map(fold).flatMap(joinedTailsOf),
  names: fold(names.join('\n')),
});

/** Returns a check that is true if a text has a folded term, or names its model in any spelling. */
export function mentioning(term: string): (searched: SearchedText) => boolean {
  const model = isPhrase(term) ? null : modelNamedBy(term);
  return ({ words, models }) =>
    hasWordWith(words, term) || (model !== null && models.some((name) => name.startsWith(model)));
}

/** Returns a check that is true if one of the names has every part of a joined name, in their order. */
export function namedByParts(term: string): (searched: Pick<SearchedText, 'names'>) => boolean {
  const parts = partsOf(term);
  return ({ names }) => names.split('\n').some((name) => hasPartsInOrder(name, parts));
}

function hasPartsInOrder(name: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const start = wordWith(name, part, { from, isWhole: isWholePart });
    from = start + part.length;
    return start !== -1;
  });
}

const LINE_END = '\n';

/** Names as lines of one text, each between two line ends. */
export const linesOfNames = (names: readonly string[]): string => LINE_END + names.join(LINE_END) + LINE_END;

/** The names in such a text. */
export const namesIn = (lines: string): string[] => lines.slice(1, -1).split(LINE_END);

/** Pieces of such a text by which a whole name, or the beginning of one, is found. */
export const nameParts = (name: string) => ({
  whole: LINE_END + name + LINE_END,
  beginning: LINE_END + name,
});

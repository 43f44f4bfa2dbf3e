/** Text as searches compare it: compatibility forms, accents and other marks removed, lower case (NFKD, then case). */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The different terms of a search text, folded, split on white space. */
export const searchTerms = (text: string): string[] => [...new Set(tokensOf(fold(text)))];

/** The parts of folded text between white space. A search term has no white space, so where it occurs, it occurs in one. */
export const tokensOf = (folded: string): string[] => folded.split(/\s+/).filter(Boolean);

/** The letters and digits of folded text: `xm430-w350` and `XM430 W350` are the same model. */
export const joinedText = (folded: string): string => folded.replace(/[^\p{L}\p{N}]/gu, '');

/** The letters and digits of a folded term that may name a model: at least four, and one a digit; else null. */
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

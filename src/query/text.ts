/** Text as searches compare it: compatibility forms, accents and other marks removed, lower case (NFKD, then case). */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The different terms of a search text, folded, split on white space. */
export const searchTerms = (text: string): string[] => [...new Set(tokensOf(fold(text)))];

/** The parts of folded text between white space. A search term has no white space, so where it occurs, it occurs in one. */
export const tokensOf = (folded: string): string[] => folded.split(/\s+/).filter(Boolean);

/** The words of folded text: runs of at least four letters. Misspelt search terms are corrected to these. */
export const wordsOf = (folded: string): string[] => folded.match(/\p{L}{4,}/gu) ?? [];

/** The different runs of `length` characters of a text. */
export function gramsOf(text: string, length: number): string[] {
  const grams = new Set<string>();
  for (let start = 0; start + length <= text.length; start += 1) grams.add(text.slice(start, start + length));
  return [...grams];
}

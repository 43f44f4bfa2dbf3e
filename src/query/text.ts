/** Text as searches compare it: lower case, accents and other marks removed. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The folded terms of a search text, split on white space, each once. */
export function searchTerms(text: string): string[] {
  return [...new Set(fold(text).split(/\s+/).filter(Boolean))];
}

/** The words of folded text: runs of letters of length 4 and more, as search terms may be mended to. */
export function wordsOf(text: string): string[] {
  return text.match(/\p{L}{4,}/gu) ?? [];
}

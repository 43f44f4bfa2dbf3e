/**
 * Characters of a sentence that are read, at most: the field of a page takes no more, and an address must not
 * either.
 */
export const SENTENCE_LENGTH = 300;

/** A text in two at its last blank within that length; the rest is empty where all of it is read. */
export function cutAtLength(text: string): { readonly read: string; readonly rest: string } {
  if (text.length <= SENTENCE_LENGTH) return { read: text, rest: '' };
  // Half a word or half a number would mean something else.
  const end = /.*(?=\s)/s.exec(text.slice(0, SENTENCE_LENGTH + 1))?.[0].length ?? SENTENCE_LENGTH;
  return { read: text.slice(0, end), rest: text.slice(end).trim() };
}

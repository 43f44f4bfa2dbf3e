/**
 * The maximum length of a sentence, in characters. The input field takes no more, and an address must not
 * either.
 */
export const SENTENCE_LENGTH = 300;

/** Splits a text at the last blank within that length; the rest is empty if the text is short enough. */
export function cutAtLength(text: string): { readonly read: string; readonly rest: string } {
  if (text.length <= SENTENCE_LENGTH) return { read: text, rest: '' };
  // Half a word or half a number would mean something else.
  const end = /.*(?=\s)/s.exec(text.slice(0, SENTENCE_LENGTH + 1))?.[0].length ?? SENTENCE_LENGTH;
  return { read: text.slice(0, end), rest: text.slice(end).trim() };
}

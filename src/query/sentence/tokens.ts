import { quantitiesAt, type Quantity } from './quantities.ts';
import { phraseAt, type NamePattern, type Role } from './words.ts';

/**
 * A part of a sentence with what it does; a `quantity` may be read in each of its options, the likeliest
 * first.
 */
export type Token = { readonly start: number; readonly end: number } & (
  | Role
  | { readonly kind: 'quantity'; readonly options: readonly Quantity[] }
);

/** The parts of a sentence in its order, without the blanks between them. */
export function tokensIn(text: string, names: readonly NamePattern[]): readonly Token[] {
  const tokens: Token[] = [];
  let start = wordFrom(text, 0);
  while (start < text.length) {
    const token = tokenAt(text, start, names);
    tokens.push(token);
    start = wordFrom(text, token.end);
  }
  return tokens;
}

function tokenAt(text: string, start: number, names: readonly NamePattern[]): Token {
  const phrase = phraseAt(text, start, names);
  const options = quantitiesAt(text, start);
  const [quantity] = options;
  if (quantity !== undefined && (phrase?.length ?? 0) <= quantity.length) {
    return { kind: 'quantity', options, start, end: start + quantity.length };
  }
  if (phrase !== null) return { ...phrase.role, start, end: start + phrase.length };
  return { kind: 'word', start, end: wordEnd(text, start) };
}

const wordFrom = (text: string, start: number): number =>
  start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0);

/** Where the word ends that begins at `start`: before a blank, or before a mark that separates. */
function wordEnd(text: string, start: number): number {
  const [word = ''] =
    /^.(?:(?!(?:(?<!\d),|,(?!\d)|[;!?)\]])|[.:](?:\s|$))\S)*/u.exec(text.slice(start)) ?? [];
  return start + Math.max(1, word.length);
}

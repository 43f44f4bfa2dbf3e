import {
  asksFor,
  withNeed,
  withoutNeed,
  type ParametersOfNeed,
  type Texts,
} from '../../query/sentence/question.ts';
import { readSentence, type Piece } from '../../query/sentence/read.ts';
import type { Need, Vocabulary } from '../../query/sentence/words.ts';

/** A piece of a sentence as the page shows it. */
export interface Chip {
  readonly text: string;
  /** Possible meanings, the likeliest first. */
  readonly options: readonly Need[];
  /** The option that the page's parameters ask; null if there is none. */
  readonly chosen: Need | null;
  /** The reason the piece is ignored; null where the reader has left it out. */
  readonly why: string | null;
}

/** The names that a sentence may contain, and how a page asks what it needs. */
export interface Reading {
  readonly vocabulary: Vocabulary;
  readonly ask: ParametersOfNeed;
}

/** All that a piece may ask, the likeliest first. */
const needsOf = ({ need, others }: Piece): readonly Need[] => [need ?? [], others].flat();

/** The pieces of a sentence, with the options that the parameters of a match ask. */
export const chipsOf = (sentence: string, texts: Texts, { vocabulary, ask }: Reading): Chip[] =>
  readSentence(sentence, vocabulary).map((piece) => {
    const { text, need, why } = piece;
    const options = needsOf(piece).filter((option) => ask(option) !== null);
    const chosen = options.find((option) => asksFor(texts, option, ask)) ?? null;
    const isUnasked = need !== null && ask(need) === null;
    return { text, options, chosen, why: why ?? (isUnasked ? 'This page has no filter for it.' : null) };
  });

/**
 * The parameters once a sentence takes the place of another: what only the old one asked goes, what was asked
 * beside it stays.
 */
export function readAnew(
  texts: Texts,
  { before, after }: { readonly before: string; readonly after: string },
  { vocabulary, ask }: Reading,
): Texts {
  const bare = readSentence(before, vocabulary)
    .flatMap(needsOf)
    .reduce((left, need) => withoutNeed(left, need, ask), texts);
  return readSentence(after, vocabulary).reduce(
    (left, { need }) => (need === null ? left : withNeed(left, need, ask)),
    bare,
  );
}

/** The parameters once what a chip asks is replaced by another need; null if there is none. */
export function choosing(
  texts: Texts,
  { chosen, next }: { readonly chosen: Need | null; readonly next: Need | null },
  ask: ParametersOfNeed,
): Texts {
  const without = chosen === null ? texts : withoutNeed(texts, chosen, ask);
  return next === null ? without : withNeed(without, next, ask);
}

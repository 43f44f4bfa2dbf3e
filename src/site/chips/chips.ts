import { readSentence, type Piece } from '../../query/sentence/read-sentence.ts';
import {
  asksFor,
  withNeed,
  withoutNeed,
  type ParametersOfNeed,
  type Texts,
} from '../../query/sentence/sentence-parameters.ts';
import type { Need, Vocabulary } from '../../query/sentence/words.ts';

/** A piece of a sentence as the page shows it. */
export interface Chip {
  readonly text: string;
  /** Possible meanings, the likeliest first. */
  readonly options: readonly Need[];
  /** The option that the page's parameters contain; null if there is none. */
  readonly chosen: Need | null;
  /** The reason the piece is ignored; null if the reader removed it. */
  readonly why: string | null;
}

/** The names that a sentence may contain, and the parameters for its needs. */
export interface Reading {
  readonly vocabulary: Vocabulary;
  readonly ask: ParametersOfNeed;
}

/** The possible needs of a piece, likeliest first. */
const needsOf = ({ need, others }: Piece): readonly Need[] => [need ?? [], others].flat();

/** The pieces of a sentence, with the options that the page's parameters contain. */
export const chipsOf = (sentence: string, texts: Texts, { vocabulary, ask }: Reading): Chip[] =>
  readSentence(sentence, vocabulary).map((piece) => {
    const { text, need, why } = piece;
    const options = needsOf(piece).filter((option) => ask(option) !== null);
    const chosen = options.find((option) => asksFor(texts, option, ask)) ?? null;
    const isUnasked = need !== null && ask(need) === null;
    return { text, options, chosen, why: why ?? (isUnasked ? 'This page has no filter for it.' : null) };
  });

/** The parameters after a sentence is replaced: needs of the old sentence are removed, other filters stay. */
export function readAgain(
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

/** The parameters after the need of a chip is replaced; a null need removes it. */
export function choosing(
  texts: Texts,
  { chosen, next }: { readonly chosen: Need | null; readonly next: Need | null },
  ask: ParametersOfNeed,
): Texts {
  const without = chosen === null ? texts : withoutNeed(texts, chosen, ask);
  return next === null ? without : withNeed(without, next, ask);
}

import { asksFor, withNeed, withoutNeed, type ParametersOfNeed, type Texts } from '../../query/sentence/question.ts';
import { readSentence, type Piece } from '../../query/sentence/read.ts';
import type { Need, Vocabulary } from '../../query/sentence/words.ts';
import type { Catalog } from '../copy/listed.ts';

/** A piece of a sentence as the page shows it: what is asked of it now, and what may be asked instead. */
export interface Chip {
  readonly text: string;
  /** What is asked now; null where the piece asks nothing. */
  readonly chosen: Need | null;
  /** What it may ask, the likeliest first. */
  readonly options: readonly Need[];
  /** Why it asks nothing; null where the reader has left it out. */
  readonly why: string | null;
}

/** What reads sentences for an operation. */
export interface SentenceReader {
  readonly vocabulary: Vocabulary;
  readonly ask: ParametersOfNeed;
}

/** The names of a catalog that a sentence may contain. */
export const vocabularyOf = ({ actuators }: Pick<Catalog, 'actuators'>): Vocabulary => ({
  brands: [...new Set(actuators.map(({ brand }) => brand))],
  buses: [...new Set(actuators.flatMap(({ figures: { comm } }) => (Array.isArray(comm) ? comm.map(String) : [])))],
});

/** The pieces of a sentence, each with what the parameters ask of it. */
export const chipsOf = (sentence: string, texts: Texts, { vocabulary, ask }: SentenceReader): readonly Chip[] =>
  readSentence(sentence, vocabulary).map(({ text, need, others, why }) => {
    const options = [...(need === null ? [] : [need]), ...others].filter((option) => ask(option) !== null);
    const chosen = options.find((option) => asksFor(texts, option, ask)) ?? null;
    const isUnasked = need !== null && ask(need) === null;
    return { text, options, chosen, why: why ?? (isUnasked ? 'This page cannot ask for it.' : null) };
  });

/** The parameters once a sentence takes the place of another: what only the old one asked goes, what was asked beside it stays. */
export function readAnew(
  texts: Texts,
  { before, after }: { readonly before: string; readonly after: string },
  { vocabulary, ask }: SentenceReader,
): Texts {
  const asked = (sentence: string): readonly Piece[] => readSentence(sentence, vocabulary);
  const bare = asked(before)
    .flatMap(({ need, others }) => [...(need === null ? [] : [need]), ...others])
    .filter((need) => asksFor(texts, need, ask))
    .reduce((left, need) => withoutNeed(left, need, ask), texts);
  return asked(after).reduce((left, { need }) => (need === null ? left : withNeed(left, need, ask)), bare);
}

/** The parameters once what a chip asks is replaced by another need; null for none. */
export function choosing(
  texts: Texts,
  { chosen, next }: Pick<Chip, 'chosen'> & { readonly next: Need | null },
  ask: ParametersOfNeed,
): Texts {
  const without = chosen === null ? texts : withoutNeed(texts, chosen, ask);
  return next === null ? without : withNeed(without, next, ask);
}

import { readSentence } from '../../query/sentence/read.ts';
import type { Need, Vocabulary } from '../../query/sentence/words.ts';
import { explorerPath, matchPath } from '../paths.ts';
import { SENTENCE, type SearchHit } from './found.ts';

/** What a text asks for that is a sentence rather than the name of a record. */
export interface SearchSentence {
  /** The page that answers it; null where it asks for nothing. */
  readonly page: SearchHit | null;
  /** Whether every word of it is understood, though not all may be asked for. */
  readonly isWhole: boolean;
}

/** What a text asks that is no sentence. */
export const NOTHING_ASKED: SearchSentence = { page: null, isWhole: false };

/** What a text asks: a match where it states figures, the filtered list where it names a bus, a family or the like. */
export function askedBy(text: string, vocabulary: Vocabulary): SearchSentence {
  const pieces = readSentence(text, vocabulary);
  const needs = pieces.flatMap(({ need }) => need ?? []);
  const isWhole = pieces.every(({ need, others }) => need !== null || others.length > 0);
  if (needs.some(isFigure)) {
    return { page: pageAt(text, matchPath(new URLSearchParams({ need: text })), 'Match to a joint'), isWhole };
  }
  const isFilter = isWhole && needs.some(({ name }) => name !== 'brand');
  return isFilter ? { page: pageAt(text, explorerPath({ need: text }), 'Actuators with it'), isWhole } : NOTHING_ASKED;
}

const isFigure = ({ name, sense }: Need): boolean => sense !== 'is' || name.endsWith('_points') || name === 'voltage_v';

const pageAt = (text: string, path: string, kind: string): SearchHit => ({
  type: SENTENCE,
  id: path,
  path,
  name: text.trim(),
  brand: '',
  kind,
});

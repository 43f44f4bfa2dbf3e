import type { Index } from '../collection/record-index.ts';
import type { Hint } from '../hints/hints.ts';
import type { Correction } from '../table/words/corrections.ts';
import { searchTerms } from '../table/words/text.ts';
import type { Suggestion } from './did-you-mean.ts';

/** Notes on a search text: corrected words, filters that ask for some of its words, and names near to it. */
export interface SearchNotes {
  readonly corrections: readonly Correction[];
  readonly hints: readonly Hint[];
  /** Where nothing is found; else empty. */
  readonly suggestions: readonly Suggestion[];
}

/** Nothing was read as something else. */
export const AS_IT_IS: SearchNotes = { corrections: [], hints: [], suggestions: [] };

/** Notes on a text of which no word is corrected, because the answer is a count. */
export const notesOnCount = (index: Pick<Index, 'hintsOf'>, text: string): SearchNotes =>
  text === '' ? AS_IT_IS : { ...AS_IT_IS, hints: index.hintsOf(searchTerms(text)) };

/** A search of a list that found so many records. */
interface SearchedList {
  readonly index: Pick<Index, 'correctionsOf' | 'hintsOf'>;
  readonly text: string;
  readonly total: number;
  /** Looks for names near to the text. */
  readonly suggest: (text: string) => readonly Suggestion[];
}

/** Notes on the text of a search in a list. */
export function notesOn({ index, text, total, suggest }: SearchedList): SearchNotes {
  if (text === '') return AS_IT_IS;
  const terms = searchTerms(text);
  return {
    corrections: index.correctionsOf(terms),
    hints: index.hintsOf(terms),
    suggestions: total === 0 ? suggest(text) : [],
  };
}

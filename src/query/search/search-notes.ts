import type { Index } from '../collection/open-index.ts';
import type { Hint } from '../hints/hints.ts';
import type { Suggestion } from '../suggest/did-you-mean.ts';
import type { Correction } from '../suggest/misspelt-words.ts';
import { countRows } from '../table/mask.ts';
import { searchTerms } from '../table/words/text.ts';

/** Notes on a search text: corrected words, filters for some of its words, and similar names. */
export interface SearchNotes {
  readonly corrections: readonly Correction[];
  readonly hints: readonly Hint[];
  /** Only if nothing is found; otherwise empty. */
  readonly suggestions: readonly Suggestion[];
}

/** No notes. */
export const NO_NOTES: SearchNotes = { corrections: [], hints: [], suggestions: [] };

/** A search in a count or a match: its words are not corrected. */
interface CountedSearch {
  readonly index: Pick<Index, 'uncorrected' | 'respelled' | 'hintsOf' | 'matching'>;
  readonly text: string;
  /** Finds names similar to the text. */
  readonly suggest: (text: string) => readonly Suggestion[];
}

/** Notes on a text without corrections, because the answer is a count or a verdict. */
export function notesOnCount({ index, text, suggest }: CountedSearch): SearchNotes {
  const terms = searchTerms(text);
  if (terms.length === 0) return NO_NOTES;
  const isFound = countRows(index.uncorrected.matching(terms)) > 0;
  return {
    corrections: [],
    hints: index.hintsOf(terms),
    suggestions: isFound ? [] : otherSpelling(index, terms, () => suggest(text)),
  };
}

/** The text with the corrections of a list, if that finds something; otherwise similar names. */
function otherSpelling(
  { respelled, matching }: CountedSearch['index'],
  terms: readonly string[],
  namesNear: () => readonly Suggestion[],
): readonly Suggestion[] {
  const likely = respelled(terms);
  return likely !== null && countRows(matching(terms)) > 0
    ? [{ name: likely.join(' '), dropped: [] }]
    : namesNear();
}

/** A search in a list, with the number of records found. */
interface SearchedList {
  readonly index: Pick<Index, 'correctionsOf' | 'hintsOf'>;
  readonly text: string;
  readonly total: number;
  /** Finds names similar to the text. */
  readonly suggest: (text: string) => readonly Suggestion[];
}

/** Notes on the text of a search in a list. */
export function notesOn({ index, text, total, suggest }: SearchedList): SearchNotes {
  if (text === '') return NO_NOTES;
  const terms = searchTerms(text);
  return {
    corrections: index.correctionsOf(terms),
    hints: index.hintsOf(terms),
    suggestions: total === 0 ? suggest(text) : [],
  };
}

import type { Catalog } from '../client-catalog/load-catalog.ts';
import type { SearchNotes } from './search-notes.ts';

const NO_NOTES: SearchNotes = { others: [], corrected: [], hints: [], suggestions: [] };

/**
 * Checks the words of a search next to its answer. Spelling correction is loaded on the first misspelt word.
 */
export function startSearchNotes(catalog: Catalog, found: (notes: SearchNotes) => void) {
  const corrections = new Map<string, string>();
  let asked = '';

  const answer = async (text: string): Promise<void> => {
    const notes =
      text === ''
        ? NO_NOTES
        : await (await import('./search-notes.ts')).searchNotesOn(catalog, corrections, text);
    if (text === asked) found(notes);
  };
  return {
    /** A term as it is understood: itself, or the nearest word if it occurs nowhere. */
    correct: (term: string): string => corrections.get(term) ?? term,
    /** Finds pages of other kinds and misspelt words for a text. */
    ask(text: string): void {
      if (text === asked) return;
      asked = text;
      void answer(text);
    },
  };
}

import type { Catalog } from '../client-catalog/listed.ts';
import type { News } from './search-notes-view.ts';

const NO_NEWS: News = { others: [], corrected: [], hints: [], suggestions: [] };

/**
 * Checks the words of a search next to its answer. Spelling correction is loaded on the first misspelt word.
 */
export function startSearch(catalog: Catalog, found: (news: News) => void) {
  const corrections = new Map<string, string>();
  let asked = '';

  const answer = async (text: string): Promise<void> => {
    const news =
      text === ''
        ? NO_NEWS
        : await (await import('./search-notes-view.ts')).understood(catalog, corrections, text);
    if (text === asked) found(news);
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

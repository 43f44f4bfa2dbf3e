import type { Catalog } from '../client-catalog/listed.ts';
import { loadFinder } from '../search/load-finder.ts';
import type { News } from './understanding.ts';

// A record that the text names is always among the first hits.
const MOST_NAMED = 4;

/**
 * Opens the page that a text names, or that answers it as a sentence; any other text stays a filter of the
 * list.
 */
async function openMeant(text: string): Promise<void> {
  const { meant } = (await loadFinder())(
    text,
    ['actuator', 'robot', 'brand', 'page', 'sentence'],
    MOST_NAMED,
  );
  if (meant !== null) location.assign(meant.path);
}

interface Listener {
  readonly change: (text: string) => void;
  readonly found: (news: News) => void;
}

const NO_NEWS: News = { others: [], corrected: [], hints: [], suggestions: [], asFilters: null };

// Let typed text appear on the screen before searching.
const PAUSE = 200;

/**
 * Lets the search box of the page filter as the reader types. Spelling correction is loaded when a
 * misspelt word is met.
 */
export function startSearch(catalog: Catalog, { change, found }: Listener) {
  const input = document.querySelector<HTMLInputElement>('#site-search input');
  input?.addEventListener('input', () => change(input.value));
  input?.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void openMeant(input.value);
  });
  const corrections = new Map<string, string>();
  let asked = '';
  let hadNews = false;
  let pending: ReturnType<typeof setTimeout> | undefined;

  const answer = async (text: string): Promise<void> => {
    const news =
      text.trim() === ''
        ? NO_NEWS
        : await (await import('./understanding.ts')).understood(catalog, corrections, text);
    if (text !== asked) return;
    const hasNews =
      [news.others, news.corrected, news.hints, news.suggestions].some(({ length }) => length > 0) ||
      news.asFilters !== null;
    if (hasNews || hadNews) found(news);
    hadNews = hasNews;
  };
  return {
    /** A term as it is understood: itself, or the nearest word where it occurs nowhere. */
    correct: (term: string): string => corrections.get(term) ?? term,
    /** Looks for pages of other kinds and for misspelt words, when a text asks for it. */
    ask(text: string): void {
      if (input !== null && input.value.trim() !== text) input.value = text;
      if (text === asked) return;
      asked = text;
      clearTimeout(pending);
      pending = setTimeout(() => void answer(text), PAUSE);
    },
  };
}

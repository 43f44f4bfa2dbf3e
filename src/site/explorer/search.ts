import { searchTerms } from '../../query/text.ts';
import { mentioning, type Catalog } from '../copy/listed.ts';
import { loadFinder } from '../search/load-finder.ts';
import type { Model } from './model.ts';

/** The explorer's end of the search box in the header. */
export interface Search {
  /** Looks for pages of other kinds and for misspelt words, when a text asks for it. */
  readonly ask: (text: string) => void;
  /** A term as it is understood: itself, or the nearest word where it occurs nowhere. */
  readonly correct: (term: string) => string;
}

/** Opens the page that a text names, or that answers it as a sentence; any other text stays a filter of the list. */
async function openMeant(text: string): Promise<void> {
  const { meant } = (await loadFinder())(text, ['actuator', 'robot', 'brand', 'page'], MOST_OTHERS);
  if (meant !== null) location.assign(meant.path);
}

type Correction = readonly [typed: string, understood: string];

interface Listener {
  readonly change: (text: string) => void;
  readonly found: (news: News) => void;
}

/** What a text means beside its words. */
type News = Pick<Model, 'others' | 'corrected' | 'asFilters'>;

const MOST_OTHERS = 4;

/** What a text means beside its words: pages of other kinds, misspelt words, which become known as such, and filters. */
function openUnderstanding(catalog: Catalog, corrections: Map<string, string>): (text: string) => Promise<News> {
  const { actuators } = catalog;
  const occurs = (term: string): boolean => actuators.some(mentioning(term));
  return async (text) => {
    const terms = searchTerms(text);
    const unknown = terms.filter((term) => !occurs(term) && !corrections.has(term));
    if (unknown.length > 0) {
      const { openSpelling, prepareSpelling } = await import('../../query/spelling.ts');
      const correct = openSpelling(prepareSpelling(actuators.map(({ words }) => words)));
      for (const term of unknown) corrections.set(term, correct(term) ?? term);
    }
    if (terms.length === 0) return { others: [], corrected: [], asFilters: null };
    const [finder, { filtersOfNeed }] = await Promise.all([loadFinder(), import('./need.ts')]);
    const { filters, ignored } = filtersOfNeed(catalog, text);
    return {
      others: finder(text, ['robot', 'brand', 'page'], MOST_OTHERS).found,
      corrected: terms.flatMap((term): Correction[] => {
        const understood = corrections.get(term) ?? term;
        return understood === term ? [] : [[term, understood]];
      }),
      asFilters: ignored === '' && Object.keys(filters).length > 0 ? filters : null,
    };
  };
}

// What the reader types must be on the screen first.
const PAUSE = 200;

/** Lets the search box of the page filter as the reader types. What corrects misspelt words is loaded when one is met. */
export function startSearch(catalog: Catalog, { change, found }: Listener): Search {
  const form = document.querySelector<HTMLFormElement>('#site-search');
  const input = form?.querySelector('input');
  input?.addEventListener('input', () => change(input.value));
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (input !== null && input !== undefined) void openMeant(input.value);
  });
  const corrections = new Map<string, string>();
  const understand = openUnderstanding(catalog, corrections);
  let asked = '';
  let hadNews = false;
  let pending: ReturnType<typeof setTimeout> | undefined;

  const answer = async (text: string): Promise<void> => {
    const news = await understand(text);
    if (text !== asked) return;
    const hasNews = news.others.length + news.corrected.length > 0 || news.asFilters !== null;
    if (hasNews || hadNews) found(news);
    hadNews = hasNews;
  };
  return {
    correct: (term) => corrections.get(term) ?? term,
    ask(text) {
      if (input !== null && input !== undefined && input.value.trim() !== text) input.value = text;
      if (text === asked) return;
      asked = text;
      clearTimeout(pending);
      pending = setTimeout(() => void answer(text), PAUSE);
    },
  };
}

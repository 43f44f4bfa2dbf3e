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

type Correction = readonly [typed: string, understood: string];

interface Listener {
  readonly change: (text: string) => void;
  readonly found: (next: Pick<Model, 'others' | 'corrected'>) => void;
}

const MOST_OTHERS = 4;

// What the reader types must be on the screen first.
const PAUSE = 200;

/** Lets the search box of the page filter as the reader types. What corrects misspelt words is loaded when one is met. */
export function startSearch({ actuators }: Catalog, { change, found }: Listener): Search {
  const form = document.querySelector<HTMLFormElement>('#site-search');
  const input = form?.querySelector('input');
  input?.addEventListener('input', () => change(input.value));
  form?.addEventListener('submit', (event) => event.preventDefault());
  const corrections = new Map<string, string>();
  const occurs = (term: string): boolean => actuators.some(mentioning(term));
  let asked = '';
  let hadNews = false;
  let pending: ReturnType<typeof setTimeout> | undefined;

  const answer = async (text: string): Promise<void> => {
    const terms = searchTerms(text);
    const unknown = terms.filter((term) => !occurs(term) && !corrections.has(term));
    if (unknown.length > 0) {
      const { openSpelling, prepareSpelling } = await import('../../query/spelling.ts');
      const correct = openSpelling(prepareSpelling(actuators.map(({ words }) => words)));
      for (const term of unknown) corrections.set(term, correct(term) ?? term);
    }
    const { found: others } =
      terms.length === 0 ? { found: [] } : (await loadFinder())(text, ['robot', 'brand', 'page'], MOST_OTHERS);
    if (text !== asked) return;
    const corrected = terms.flatMap((term): Correction[] => {
      const understood = corrections.get(term) ?? term;
      return understood === term ? [] : [[term, understood]];
    });
    const hasNews = others.length + corrected.length > 0;
    if (hasNews || hadNews) found({ others, corrected });
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

import { isFilterWord } from '../../query/search/filter-words.ts';
import { negatedBeginnings, type Negation } from '../../query/search/negations.ts';
import { mentioning, searchTerms } from '../../query/table/text.ts';
import type { Catalog, ListedActuator } from '../client-catalog/listed.ts';
import { tableOf } from '../filter/catalog-table.ts';
import { loadFinder } from '../search/load-finder.ts';
import type { Model } from './model.ts';

/** Notes on a search text. */
export type News = Pick<Model, 'others' | 'corrected' | 'denied'>;

const MOST_OTHERS = 4;

/**
 * Notes on a search text: other pages that it finds, and corrected words (added to `corrections`).
 */
export async function understood(
  catalog: Catalog,
  corrections: Map<string, string>,
  text: string,
): Promise<News> {
  const { actuators } = catalog;
  const occurs = (term: string): boolean => actuators.some(mentioning(term));
  const terms = searchTerms(text);
  const { having } = tableOf(catalog).table;
  const isKnown = (term: string): boolean => occurs(term) || isFilterWord(having, term);
  const unknown = terms.filter((term) => !corrections.has(term) && !isKnown(term));
  if (unknown.length > 0) {
    const { openSpelling, prepareSpelling } = await import('../../query/table/corrections.ts');
    const correct = openSpelling(prepareSpelling(actuators.map(({ words }) => words)));
    for (const term of unknown) corrections.set(term, correct(term) ?? term);
  }
  const finder = await loadFinder();
  return {
    others: finder(text, ['robot', 'brand', 'page'], MOST_OTHERS).found,
    corrected: terms.flatMap((term): Model['corrected'] => {
      const understood = corrections.get(term) ?? term;
      return understood === term ? [] : [[term, understood]];
    }),
    denied: terms.flatMap((term) => deniedIn(actuators, corrections.get(term) ?? term)),
  };
}

/** Number of actuators that only negate the word, counted as in the API; empty if none. */
function deniedIn(actuators: readonly ListedActuator[], word: string): Negation[] {
  const denying = actuators
    .filter(mentioning(word))
    .filter(({ words }) => negatedBeginnings(words).includes(word));
  return denying.length === 0 ? [] : [{ word, records: denying.length }];
}

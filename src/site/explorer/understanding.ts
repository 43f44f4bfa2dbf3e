import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { lowerCase } from '../../query/parameters/kinds.ts';
import { openHints, type FindHints } from '../../query/search/hints.ts';
import { countRows } from '../../query/table/mask.ts';
import { searchTerms } from '../../query/table/text.ts';
import type { Catalog } from '../client-catalog/listed.ts';
import { tableOf } from '../page-filters/catalog-table.ts';
import { loadFinder } from '../search/load-finder.ts';
import type { Model } from './model.ts';

/** Notes on a search text. */
export type News = Pick<Model, 'others' | 'corrected' | 'hints' | 'suggestions'>;

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
  const { table } = tableOf(catalog);
  const hintsOf = hintsIn(catalog);
  const terms = searchTerms(text);
  const isKnown = (term: string): boolean =>
    countRows(table.matching([term])) > 0 || hintsOf([term]).length > 0;
  const unknown = terms.filter((term) => !corrections.has(term) && !isKnown(term));
  if (unknown.length > 0) {
    const { openSpelling, prepareSpelling } = await import('../../query/table/corrections.ts');
    const correct = openSpelling(prepareSpelling(actuators.map(({ words }) => words)));
    for (const term of unknown) corrections.set(term, correct(term) ?? term);
  }
  const finder = await loadFinder();
  const found = countRows(table.matching(terms.map((term) => corrections.get(term) ?? term)));
  return {
    others: finder(text, ['robot', 'brand', 'page'], MOST_OTHERS).found,
    corrected: terms.flatMap((term): Model['corrected'] => {
      const understood = corrections.get(term) ?? term;
      return understood === term ? [] : [[term, understood]];
    }),
    hints: hintsOf(terms),
    suggestions: found === 0 ? finder(text, ['actuator'], MOST_OTHERS).suggestions : [],
  };
}

/** The filters that ask for words of a text, as the API's search names them. */
const hintsIn = memoizeByObject((catalog: Catalog): FindHints => {
  const { table, filters } = tableOf(catalog);
  return openHints({
    index: table,
    filters,
    words: catalog.vocabulary.words,
    valuesOf: (filter) => valuesIn(catalog, FIELD_OF[filter] ?? filter),
  });
});

/** Filters that are not called like their field. */
const FIELD_OF: Readonly<Record<string, string>> = { control_mode: 'control_modes' };

const valuesIn = ({ actuators }: Catalog, field: string): string[] => [
  ...new Set(
    actuators.flatMap(({ figures }) => figures[field] ?? []).map((value) => lowerCase(String(value))),
  ),
];

import { openHints, type FindHints } from '../../query/hints/hints.ts';
import { lowerCase } from '../../query/parameters/kinds.ts';
import type { FilterWord } from '../../query/parameters/names/filter-word.ts';
import { countRows } from '../../query/table/mask.ts';
import { searchTerms, vocabularyOf } from '../../query/table/words/text.ts';
import type { Catalog } from '../client-catalog/load-catalog.ts';
import { tableOf } from '../page-filters/catalog-table.ts';
import { loadSearch, loadSearchFile } from '../search/load-search.ts';
import type { Model } from './model.ts';

/** Notes on a search text. */
export type SearchNotes = Pick<Model, 'others' | 'corrected' | 'hints' | 'suggestions'>;

const MOST_OTHERS = 4;

/**
 * Notes on a search text: other pages that it finds, and corrected words (added to `corrections`).
 */
export async function searchNotesOn(
  catalog: Catalog,
  corrections: Map<string, string>,
  text: string,
): Promise<SearchNotes> {
  const { actuators } = catalog;
  const { table } = tableOf(catalog);
  const terms = searchTerms(text);
  const [finder, { makers, vocabulary }] = await Promise.all([loadSearch(), loadSearchFile()]);
  const hintsOf = openHintsOf(catalog, vocabulary.words);
  const isKnown = (term: string): boolean =>
    makers.includes(term) || countRows(table.matching([term])) > 0 || hintsOf([term]).length > 0;
  const unknown = terms.filter((term) => !corrections.has(term) && !isKnown(term));
  if (unknown.length > 0) {
    const { openSpelling } = await import('../../query/suggest/misspelt-words.ts');
    const correct = openSpelling(vocabularyOf(actuators.map(({ words }) => words)));
    for (const term of unknown) corrections.set(term, correct(term) ?? term);
  }
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
function openHintsOf(catalog: Catalog, words: readonly FilterWord[]): FindHints {
  const { table, filters } = tableOf(catalog);
  const valuesOf = (filter: string): string[] => valuesIn(catalog, FIELD_OF[filter] ?? filter);
  return openHints({ index: table, filters, words, valuesOf });
}

/** Filters that are not called like their field. */
const FIELD_OF: Readonly<Record<string, string>> = { control_mode: 'control_modes' };

const valuesIn = ({ actuators }: Catalog, field: string): string[] => [
  ...new Set(
    actuators.flatMap(({ figures }) => figures[field] ?? []).map((value) => lowerCase(String(value))),
  ),
];

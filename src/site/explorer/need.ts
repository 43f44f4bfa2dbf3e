import { askingList, questionOf, type Texts } from '../../query/sentence/question.ts';
import { readSentence } from '../../query/sentence/read.ts';
import type { Catalog } from '../client-catalog/listed.ts';
import { tableOf } from '../filter/catalog-table.ts';
import { vocabularyOf } from '../sentence/vocabulary.ts';

/** The list filters read from a sentence. */
export interface SentenceFilters {
  readonly filters: Texts;
  /** The words that ask nothing, with why, as a sentence; empty when there are none. */
  readonly ignored: string;
}

/**
 * Reads a designer's sentence as filters, and tells the words that ask nothing, with why; loaded when there
 * is one.
 */
export function filtersOfSentence(catalog: Catalog, sentence: string): SentenceFilters {
  const names = new Set(Object.keys(tableOf(catalog).filters));
  const { parameters, unasked } = questionOf(
    readSentence(sentence, vocabularyOf(catalog)),
    askingList(names),
  );
  const told = unasked.map(
    ({ text, why }) => `“${text}” (${why?.replace(/\.$/, '').toLowerCase() ?? 'no filter'})`,
  );
  return { filters: parameters, ignored: told.length === 0 ? '' : `Not used: ${told.join(', ')}` };
}

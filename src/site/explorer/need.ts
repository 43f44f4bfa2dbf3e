import { askingList, questionOf } from '../../query/sentence/question.ts';
import { readSentence } from '../../query/sentence/read.ts';
import type { Catalog } from '../copy/listed.ts';
import { tableOf } from '../filter/catalog-table.ts';
import type { FilterTexts } from '../filter/filters.ts';
import { vocabularyOf } from '../sentence/vocabulary.ts';

/** What a sentence asks of the list of actuators. */
export interface NeedFilters {
  readonly filters: FilterTexts;
  /** The words that ask nothing, with why; empty where all of them do. */
  readonly ignored: string;
}

/** Reads a designer's sentence as filters; loaded when there is one. */
export function filtersOfNeed(catalog: Catalog, sentence: string): NeedFilters {
  const names = new Set(Object.keys(tableOf(catalog).filters));
  const { parameters, unasked } = questionOf(readSentence(sentence, vocabularyOf(catalog)), askingList(names));
  const told = unasked.map(({ text, why }) => `“${text}” (${why?.replace(/\.$/, '').toLowerCase() ?? 'no filter'})`);
  return { filters: parameters, ignored: told.length === 0 ? '' : `Ignored: ${told.join(', ')}` };
}

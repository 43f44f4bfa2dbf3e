import type { BoundName } from '../bounds.ts';
import type { QuestionKind } from './questions.ts';

/** A kind of answer whose time is measured in process, over catalogs of several sizes. */
export interface Row {
  readonly name: string;
  readonly question: QuestionKind;
  /** The bounds of its median, over the real catalog and over 100,000 actuators. */
  readonly bounds?: { readonly real?: BoundName; readonly many?: BoundName };
}

/** The rows: to measure another kind of answer, add one. */
export const ROWS: readonly Row[] = [
  { name: 'list', question: 'list', bounds: { many: 'manyLists' } },
  { name: 'list, one filter', question: 'oneFilter' },
  { name: 'list, five filters', question: 'fiveFilters' },
  { name: 'list, sorted', question: 'sortedList', bounds: { many: 'manyLists' } },
  { name: 'search', question: 'search', bounds: { real: 'oneSearch', many: 'manySearches' } },
  { name: 'search, misspelt', question: 'misspelt' },
  { name: 'search everything', question: 'everything' },
  { name: 'compare', question: 'compare' },
  { name: 'match', question: 'match', bounds: { real: 'oneMatch', many: 'manyMatches' } },
  { name: 'match with points', question: 'matchPoints', bounds: { many: 'manyMatches' } },
];

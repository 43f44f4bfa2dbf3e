import type { BoundName } from '../bounds.ts';
import type { Questions } from './questions.ts';

/** A kind of answer whose time is measured in process, over catalogs of several sizes. */
export interface Row {
  readonly name: string;
  /** The path of the question of a number; no two are equal. */
  readonly address: (questions: Questions, number: number) => string;
  /** Follows the cursors of one list instead: each page is another question. */
  readonly isWalked?: boolean;
  /** The bounds of its median, over the real catalog and over 100,000 actuators. */
  readonly bounds?: { readonly real?: BoundName; readonly many?: BoundName };
}

/** The rows: to measure another kind of answer, add one. */
export const ROWS: readonly Row[] = [
  { name: 'list', address: (questions, number) => questions.list(number), bounds: { many: 'manyLists' } },
  { name: 'list, one filter', address: (questions, number) => questions.oneFilter(number) },
  { name: 'list, five filters', address: (questions, number) => questions.fiveFilters(number) },
  {
    name: 'list, sorted',
    address: (questions, number) => `${questions.list(number)}&sort=torque_density_nm_per_kg`,
    bounds: { many: 'manyLists' },
  },
  {
    name: 'list, all pages',
    address: () => '/api/v1/actuators?min_peak_torque_nm=1&sort=torque_density_nm_per_kg',
    isWalked: true,
  },
  {
    name: 'search',
    address: (questions, number) => questions.search(number),
    bounds: { real: 'oneSearch', many: 'manySearches' },
  },
  { name: 'search, misspelt', address: (questions, number) => questions.misspelt(number) },
  { name: 'search everything', address: (questions, number) => questions.everything(number) },
  { name: 'compare', address: (questions, number) => questions.compare(number) },
  {
    name: 'match',
    address: (questions, number) => questions.match(number),
    bounds: { real: 'oneMatch', many: 'manyMatches' },
  },
  {
    name: 'match with points',
    address: (questions, number) => questions.matchPoints(number),
    bounds: { many: 'manyMatches' },
  },
];

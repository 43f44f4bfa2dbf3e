import type { FilterWords } from '../../query/search/filter-words.ts';
import { DENYING_TEXT } from '../../query/search/negations.ts';
import type { SearchNotes } from '../../query/search/search-notes.ts';

/**
 * A hint about words that were corrected to find something, words that records only deny, and words that a
 * filter covers; empty where there are none.
 */
export const hintOfText = ({ corrections, negations, filters }: SearchNotes): string =>
  [
    ...corrections.map(({ from, to }) => `\`${from}\` occurs nowhere: these are for \`${to}\`.`),
    ...negations.map(
      ({ word, records }) =>
        `In ${records} of these, \`${word}\` appears only after ${DENYING_TEXT}: check the notes.`,
    ),
    filterHint(filters),
  ]
    .filter(Boolean)
    .join(' ');

/** A hint about words that a filter covers; empty where there are none. */
export const filterHint = (filters: readonly FilterWords[]): string =>
  filters
    .map(
      ({ words, filter, records }) =>
        `Ask for \`${words}\` by \`${filter}\` (total ${records}), not in \`q\`.`,
    )
    .join(' ');

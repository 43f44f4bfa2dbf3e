import type { FilterWords } from '../../query/search/filter-words.ts';
import { DENYING_TEXT } from '../../query/search/negations.ts';
import type { SearchNotes } from '../../query/search/search-notes.ts';

/**
 * What to say of words that were corrected to find something, that records only deny, and that filters ask
 * for; empty where there are none.
 */
export const hintOfText = ({ corrections, negations, filters }: SearchNotes): string =>
  [
    ...corrections.map(({ from, to }) => `\`${from}\` occurs nowhere: these are for \`${to}\`.`),
    ...negations.map(
      ({ word, records }) =>
        `In ${records} of these \`${word}\` stands only behind ${DENYING_TEXT}: read the notes.`,
    ),
    filterHint(filters),
  ]
    .filter(Boolean)
    .join(' ');

/** What to say of words that filters ask for; empty where there are none. */
export const filterHint = (filters: readonly FilterWords[]): string =>
  filters
    .map(
      ({ words, filter, records }) =>
        `Ask for \`${words}\` by \`${filter}\` (total ${records}), not in \`q\`.`,
    )
    .join(' ');

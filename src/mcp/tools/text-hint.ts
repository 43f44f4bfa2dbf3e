import type { FilterWords } from '../../query/filter-words.ts';
import { DENYING_TEXT, type Negation } from '../../query/negations.ts';
import type { ReadOtherwise } from '../../query/read-otherwise.ts';

/** What to say of words that were corrected to find something, that records only deny, and that filters ask for; null where there are none. */
export function hintOfText({ corrections, negations, filters }: ReadOtherwise): string | null {
  const hints = [
    ...corrections.map(({ from, to }) => `\`${from}\` occurs nowhere: these are for \`${to}\`.`),
    negationHint(negations) ?? [],
    filterHint(filters) ?? [],
  ].flat();
  return hints.length === 0 ? null : hints.join(' ');
}

/** What to say of words that records only deny; null where there are none. */
function negationHint(negations: readonly Negation[]): string | null {
  if (negations.length === 0) return null;
  return negations
    .map(
      ({ word, records }) => `In ${records} of these \`${word}\` stands only behind ${DENYING_TEXT}: read the notes.`,
    )
    .join(' ');
}

/** What to say of words that filters ask for; null where there are none. */
export function filterHint(filters: readonly FilterWords[]): string | null {
  if (filters.length === 0) return null;
  return filters
    .map(({ words, filter, records }) => `Ask for \`${words}\` by \`${filter}\` (total ${records}), not in \`q\`.`)
    .join(' ');
}

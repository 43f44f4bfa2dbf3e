import { corrected, type Correction } from '../table/corrections.ts';
import type { Mask } from '../table/mask.ts';
import type { Index } from '../table/record-index.ts';
import { searchTerms } from '../table/text.ts';
import type { FilterWords } from './filter-words.ts';
import type { Negation } from './negations.ts';

/**
 * What of a search text was read as something else, which of its words some of the records found only deny,
 * and which filters ask for.
 */
export interface SearchNotes {
  readonly corrections: readonly Correction[];
  readonly negations: readonly Negation[];
  readonly filters: readonly FilterWords[];
}

/** Nothing was read as something else. */
export const AS_IT_IS: SearchNotes = { corrections: [], negations: [], filters: [] };

/** How a text was read of which no word is corrected, because the answer is a count. */
export const readAsItIs = (
  { negationsOf, filterWordsIn }: Pick<Index, 'negationsOf' | 'filterWordsIn'>,
  text: string,
  matches: Mask | null,
): SearchNotes => readOtherwise({ negationsOf, filterWordsIn, correctionsOf: () => [] }, text, matches);

/** How the text of a search was read that found some records, or all of them where `matches` is null. */
export function readOtherwise(
  {
    correctionsOf,
    negationsOf,
    filterWordsIn,
  }: Pick<Index, 'correctionsOf' | 'negationsOf' | 'filterWordsIn'>,
  text: string,
  matches: Mask | null,
): SearchNotes {
  if (text === '') return AS_IT_IS;
  const terms = searchTerms(text);
  const corrections = correctionsOf(terms);
  return {
    corrections,
    negations: negationsOf(corrected(terms, corrections), matches),
    filters: filterWordsIn(terms),
  };
}

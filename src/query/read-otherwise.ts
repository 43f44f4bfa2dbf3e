import type { Bitset } from './bitset.ts';
import type { Negation } from './negations.ts';
import type { Index } from './record-index.ts';
import { corrected, type Correction } from './spelling.ts';
import { searchTerms } from './text.ts';

/** What of a search text was read as something else, and which of its words some of the records found only deny. */
export interface ReadOtherwise {
  readonly corrections: readonly Correction[];
  readonly negations: readonly Negation[];
}

/** Nothing was read as something else. */
export const AS_IT_IS: ReadOtherwise = { corrections: [], negations: [] };

/** How the text of a search was read that found some records, or all of them where `matches` is null. */
export function readOtherwise(
  { correctionsOf, negationsOf }: Pick<Index, 'correctionsOf' | 'negationsOf'>,
  text: string,
  matches: Bitset | null,
): ReadOtherwise {
  if (text === '') return AS_IT_IS;
  const terms = searchTerms(text);
  const corrections = correctionsOf(terms);
  return { corrections, negations: negationsOf(corrected(terms, corrections), matches) };
}

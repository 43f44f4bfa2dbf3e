import type { Bitset } from '../../query/bitset.ts';
import { DENYING_TEXT, type Negation } from '../../query/negations.ts';
import type { Index } from '../../query/record-index.ts';
import { corrected } from '../../query/spelling.ts';
import { searchTerms } from '../../query/text.ts';

/** What was found by a text: some records, or all of them where null. */
interface Found {
  readonly text: string;
  readonly matches: Bitset | null;
}

/** What to say of words that were corrected to find something, and of those that records only deny; null where there are none. */
export function hintOfText(
  { correctionsOf, negationsOf }: Pick<Index, 'correctionsOf' | 'negationsOf'>,
  { text, matches }: Found,
): string | null {
  const terms = searchTerms(text);
  const corrections = correctionsOf(terms);
  const hints = [
    ...corrections.map(({ from, to }) => `\`${from}\` occurs nowhere: these are for \`${to}\`.`),
    negationHint(negationsOf(corrected(terms, corrections), matches)) ?? [],
  ].flat();
  return hints.length === 0 ? null : hints.join(' ');
}

/** What to say of words that records only deny; null where there are none. */
export function negationHint(negations: readonly Negation[]): string | null {
  if (negations.length === 0) return null;
  return negations
    .map(
      ({ word, records }) => `In ${records} of these \`${word}\` stands only behind ${DENYING_TEXT}: read the notes.`,
    )
    .join(' ');
}

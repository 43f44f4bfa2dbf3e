import { DENYING_TEXT, type Negation } from '../../query/negations.ts';
import type { ReadOtherwise } from '../../query/read-otherwise.ts';

/** What to say of words that were corrected to find something, and of those that records only deny; null where there are none. */
export function hintOfText({ corrections, negations }: ReadOtherwise): string | null {
  const hints = [
    ...corrections.map(({ from, to }) => `\`${from}\` occurs nowhere: these are for \`${to}\`.`),
    negationHint(negations) ?? [],
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

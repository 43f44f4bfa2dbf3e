import type { Suggestion } from '../../query/search/did-you-mean.ts';
import type { Hint } from '../../query/search/hints.ts';
import type { SearchNotes } from '../../query/search/search-notes.ts';

/** A hint about corrected words, and words that a filter asks for; empty where there are none. */
export const hintOfText = ({ corrections, hints }: SearchNotes): string =>
  [
    ...corrections.map(({ from, to }) => `\`${from}\` occurs nowhere: these are for \`${to}\`.`),
    filterHint(hints),
  ]
    .filter(Boolean)
    .join(' ');

/** A hint about words that a filter asks for; empty where there are none. */
export const filterHint = (hints: readonly Hint[]): string =>
  hints
    .map(({ words, filter, value, records }) =>
      value === null
        ? `Ask for \`${words}\` by \`${filter}\`, not in \`q\`.`
        : `Ask for \`${words}\` by \`${filter}\` ${value} (total ${records}), not in \`q\`.`,
    )
    .join(' ');

/** The names near to a text that finds nothing, and the parts of it that they leave out; empty for none. */
export function nearestHint(suggestions: readonly Suggestion[]): string {
  if (suggestions.length === 0) return '';
  const dropped = [...new Set(suggestions.flatMap((one) => one.dropped))];
  const without = dropped.length === 0 ? '' : ` without \`${dropped.join(' ')}\``;
  return `Nearest names${without}: ${suggestions.map(({ name }) => name).join(', ')}.`;
}

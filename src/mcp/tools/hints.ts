import type { GivenFilter } from '../../query/filters/filter.ts';
import { emptyResultHint } from '../../query/list/list.ts';
import type { Listing } from '../../query/list/listings.ts';
import { shown } from '../../query/parameters/field-error.ts';
import { lowerCase, separated } from '../../query/parameters/kinds.ts';
import { valuesMeantBy } from '../../query/parameters/suggest.ts';
import type { Suggestion } from '../../query/search/did-you-mean.ts';
import type { Hint } from '../../query/search/hints.ts';
import type { SearchNotes } from '../../query/search/search-notes.ts';
import type { SummarySource } from '../../query/summary/summary.ts';
import { countRows } from '../../query/table/mask.ts';
import type { PreparedGroups } from '../../query/table/prepared.ts';
import type { Index } from '../../query/table/record-index.ts';
import { searchTerms } from '../../query/table/text.ts';
import type { McpService } from '../service.ts';

/** The arguments of a search as the texts of a query. */
export type Texts = ReadonlyMap<string, string>;

/** The filters by names that may be those of no record: the fields of these names. */
const NAMED = {
  brand: 'brand',
  use_case: 'use_cases',
} as const;

/** A hint about names that no record has, with the nearest that one has; empty where there are none. */
export const unknownValues = (groups: PreparedGroups, given: Texts): string =>
  Object.entries(NAMED)
    .flatMap(([name, field]) => {
      const known = groups[field]?.values ?? [];
      const otherwise = `\`summarize_catalog\` lists them all by \`count_by\` ${field}; \`q\` finds series and other words.`;
      return separated(given.get(name) ?? '')
        .filter((value) => !known.some((one) => one.toLowerCase() === lowerCase(value)))
        .map((value) => {
          const near = valuesMeantBy(value, known);
          return `None of these records has the \`${name}\` ${shown(value)}. ${near.length > 0 ? `Nearest: ${near.join(', ')}.` : otherwise}`;
        });
    })
    .join(' ');

/**
 * A hint about a text that no record has, with the nearest names of the catalog; empty where some record has
 * it.
 */
function unknownText(
  { find }: Pick<McpService, 'find'>,
  { matching, hintsOf }: Pick<Index, 'matching' | 'hintsOf'>,
  given: Texts,
): string {
  const text = given.get('q') ?? '';
  const terms = searchTerms(text);
  if (terms.length === 0 || countRows(matching(terms)) > 0) return '';
  const near = nearestHint(find({ text, types: null, limit: 1 }).suggestions());
  const otherwise = filterHint(hintsOf(terms)) || near || 'Use fewer words, and filters for figures.';
  return `Nothing matches \`q\` ${shown(text)}: every word must occur. ${otherwise}`;
}

/** A hint about names and words that no record has; empty where there are none. */
export const unknownWords = (
  service: Pick<McpService, 'find'>,
  { index, groups }: SummarySource,
  given: Texts,
): string => unknownValues(groups, given) || unknownText(service, index, given);

/** Filters that together keep no record, the table that they are of, and the records. */
interface EmptySearch {
  readonly filters: Listing['filters'];
  readonly given: readonly GivenFilter[];
  readonly index: Index;
}

/**
 * A hint about filters that nothing passes: a bound beyond all that is known, else the filters that alone
 * exclude everything.
 */
export const hintOfFilters = (found: EmptySearch): string =>
  beyondAll(found) || (emptyResultHint(found.index, { filters: found.given }) ?? soleFilter(found.given));

/** Bounds that no record meets, with the figure that comes nearest; empty where there are none. */
const beyondAll = ({ filters, given, index }: EmptySearch): string =>
  given
    .flatMap(({ name, value }) => {
      const end = ENDS.find(({ prefix }) => name.startsWith(prefix));
      const [field] = filters[name]?.about ?? [];
      if (end === undefined || field === undefined || typeof value !== 'number') return [];
      const known = index.column(field).filter((figure) => !Number.isNaN(figure));
      if (known.length === 0) return [];
      const best = known.reduce((one, other) => end.best(one, other));
      return end.best(value, best) === best
        ? []
        : [`The ${end.word} known \`${field}\` is ${best}: change \`${name}\`.`];
    })
    .join(' ');

/** The two kinds of bounds. */
const ENDS = [
  { prefix: 'min_', word: 'highest', best: Math.max },
  { prefix: 'max_', word: 'lowest', best: Math.min },
] as const;

const soleFilter = (given: readonly GivenFilter[]): string =>
  given.length === 1
    ? `Nothing passes \`${given[0]?.name}\`: change it or leave it out.`
    : 'Nothing passes all filters, and leaving out one does not help: relax several.';

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

/**
 * The names near to a text that finds nothing, and the parts of it that they leave out; empty if there is
 * none.
 */
export function nearestHint(suggestions: readonly Suggestion[]): string {
  if (suggestions.length === 0) return '';
  const dropped = [...new Set(suggestions.flatMap((one) => one.dropped))];
  const without = dropped.length === 0 ? '' : ` without \`${dropped.join(' ')}\``;
  return `Nearest names${without}: ${suggestions.map(({ name }) => name).join(', ')}.`;
}

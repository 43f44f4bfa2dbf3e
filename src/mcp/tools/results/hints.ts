import type { Index } from '../../../query/collection/open-index.ts';
import type { GivenFilter } from '../../../query/filters/filter.ts';
import type { Hint } from '../../../query/hints/hints.ts';
import type { Listing } from '../../../query/list/list-definition.ts';
import { emptyResultHint } from '../../../query/list/list.ts';
import { shown } from '../../../query/parameters/field-error.ts';
import { lowerCase, separated } from '../../../query/parameters/kinds.ts';
import { type SearchNotes, notesOnCount } from '../../../query/search/search-notes.ts';
import type { Suggestion } from '../../../query/suggest/did-you-mean.ts';
import { valuesMeantBy } from '../../../query/suggest/misspelt-parameters.ts';
import type { SummarySource } from '../../../query/summary/summary.ts';
import { countRows } from '../../../query/table/mask.ts';
import type { PreparedGroups } from '../../../query/table/prepared-schemas.ts';
import { searchTerms } from '../../../query/table/words/text.ts';
import type { McpService } from '../../service.ts';
import { withEnds } from '../input/bound-names.ts';

/** The arguments of a search as the texts of a query. */
export type Texts = ReadonlyMap<string, string>;

/** The filters whose values may be unknown names, with the fields of those names. */
const NAMED = {
  brand: 'brand',
  use_case: 'use_cases',
} as const;

/** A hint about names that no record has, with the nearest known ones; empty where all are known. */
export const unknownValues = (groups: PreparedGroups, given: Texts): string =>
  Object.entries(NAMED)
    .flatMap(([name, field]) => {
      const known = groups[field]?.values ?? [];
      const otherwise = `\`summarize_catalog\` with \`count_by\` ${field} lists them all; \`q\` finds series and other words.`;
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
  return foundNowhere(text, {
    hints: hintsOf(terms),
    suggestions: find({ text, types: null, limit: 1 }).suggestions(),
  });
}

/** A hint about a text that no record has: the filters for its words, else similar names. */
const foundNowhere = (
  text: string,
  { hints, suggestions }: Pick<SearchNotes, 'hints' | 'suggestions'>,
): string =>
  `Nothing matches \`q\` ${shown(text)}: every word must occur. ${filterHint(hints) || nearestHint(suggestions) || 'Use fewer words, and filters for figures.'}`;

/** A hint about names and words that no record has; empty where there are none. */
export const unknownWords = (
  service: Pick<McpService, 'find'>,
  { index, groups }: SummarySource,
  given: Texts,
): string => unknownValues(groups, given) || unknownText(service, index, given);

/** The same for a count or a match, which correct no word: the hint offers the corrected text. */
export function hintOfCount(
  { find }: Pick<McpService, 'find'>,
  { index, groups }: SummarySource,
  given: Texts,
): string {
  const unknown = unknownValues(groups, given);
  if (unknown !== '') return unknown;
  const text = given.get('q') ?? '';
  const terms = searchTerms(text);
  if (terms.length === 0 || countRows(index.uncorrected.matching(terms)) > 0) return '';
  const suggest = (): readonly Suggestion[] => find({ text, types: null, limit: 1 }).suggestions();
  return foundNowhere(text, notesOnCount({ index, text, suggest }));
}

/** A search that finds nothing: the filters of its list, those given, and the index. */
interface EmptySearch {
  readonly filters: Listing['filters'];
  readonly given: readonly GivenFilter[];
  readonly index: Index;
}

/**
 * A hint about filters that no record passes: a bound beyond all known figures, else the filters that exclude
 * everything on their own.
 */
export const hintOfFilters = (found: EmptySearch): string =>
  beyondAll(found) ||
  withEnds(emptyResultHint(found.index, { filters: found.given }) ?? soleFilter(found.given));

/** A hint about bounds that no record meets, with the nearest figure of each; empty where there are none. */
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
        : [`The ${end.word} known \`${field}\` is ${best}: ${withEnds(`change \`${name}\``)}.`];
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

/** Hints as one text; empty ones are left out. */
export const joinedHints = (...hints: readonly string[]): string => hints.filter(Boolean).join(' ');

/** A hint about corrected words and about filters for words; empty if there are none. */
export const hintOfText = ({ corrections, hints }: SearchNotes): string =>
  joinedHints(
    ...corrections.map(({ from, to }) => `\`${from}\` occurs nowhere: these are for \`${to}\`.`),
    filterHint(hints),
  );

/** A hint about filters for words; empty if there are none. */
export const filterHint = (hints: readonly Hint[]): string =>
  hints
    .map(({ words, filter, value, records }) =>
      value === null
        ? `Ask for \`${words}\` with \`${filter}\`, not in \`q\`.`
        : `Ask for \`${words}\` with \`${filter}\` ${value} (total ${records}), not in \`q\`.`,
    )
    .join(' ');

/**
 * A hint with names similar to a text that finds nothing, and the parts of the text that they leave out;
 * empty without such names.
 */
export function nearestHint(suggestions: readonly Suggestion[]): string {
  if (suggestions.length === 0) return '';
  const dropped = [...new Set(suggestions.flatMap((one) => one.dropped))];
  const without = dropped.length === 0 ? '' : ` without \`${dropped.join(' ')}\``;
  return `Nearest names${without}: ${suggestions.map(({ name }) => name).join(', ')}.`;
}

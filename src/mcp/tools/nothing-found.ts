import { sizeOf } from '../../query/bitset.ts';
import { shown } from '../../query/fault.ts';
import type { GivenFilter } from '../../query/filter.ts';
import type { PreparedGroups } from '../../query/groups.ts';
import { lowerCase, separated } from '../../query/kinds.ts';
import { emptyResultHint } from '../../query/list.ts';
import type { Listing } from '../../query/listings.ts';
import { nearestAmong, type NearestNames } from '../../query/nearest.ts';
import type { Index } from '../../query/record-index.ts';
import { searchTerms } from '../../query/text.ts';
import type { McpService } from '../service.ts';
import { filterHint } from './text-hint.ts';

type Texts = ReadonlyMap<string, string>;

/** The filters by names that may be those of no record: the fields of these names. */
const NAMED = {
  brand: 'brand',
  use_case: 'use_cases',
} as const;

/** What to say of names that no record has, with the nearest that one has; null where there are none. */
export function unknownValues(groups: PreparedGroups, given: Texts): string | null {
  return together(
    Object.entries(NAMED).flatMap(([name, field]) => {
      const known = groups[field]?.values ?? [];
      const otherwise = `\`summarize_catalog\` lists them all by \`count_by\` ${field}; \`q\` finds series and other words.`;
      return unknownOnes(given.get(name), (value) => includesName(known, lowerCase(value))).map((value) =>
        noSuch(name, value, { nearest: nearestAmong(known), otherwise }),
      );
    }),
  );
}

/** What to say of a text that no record has, with the nearest names of the catalog; null where some record has it. */
export function unknownText(
  { find }: Pick<McpService, 'find'>,
  { matching, filterWordsIn }: Pick<Index, 'matching' | 'filterWordsIn'>,
  given: Texts,
): string | null {
  const text = given.get('q') ?? '';
  const terms = searchTerms(text);
  if (terms.length === 0 || sizeOf(matching(terms)) > 0) return null;
  const near = find({ text, types: null, limit: 1 }).didYouMean;
  const names = near.length > 0 ? `Nearest names: ${near.join(', ')}.` : 'Use fewer words, and filters for figures.';
  return `Nothing matches \`q\` ${shown(text)}: every word must occur. ${filterHint(filterWordsIn(terms)) ?? names}`;
}

const unknownOnes = (text: string | undefined, isKnown: (value: string) => boolean): string[] =>
  separated(text ?? '').filter((value) => !isKnown(value));

const includesName = (known: readonly string[], value: string): boolean =>
  known.some((name) => name.toLowerCase() === value);

interface Instead {
  readonly nearest: NearestNames;
  /** What to say where none is near. */
  readonly otherwise: string;
}

function noSuch(name: string, value: string, { nearest, otherwise }: Instead): string {
  const near = nearest(value);
  return `There is no \`${name}\` ${shown(value)}. ${near.length > 0 ? `Nearest: ${near.join(', ')}.` : otherwise}`;
}

const together = (hints: readonly string[]): string | null => (hints.length === 0 ? null : hints.join(' '));

/** Filters that together keep no record, the table that they are of, and the records. */
interface EmptySearch {
  readonly filters: Listing['filters'];
  readonly given: readonly GivenFilter[];
  readonly index: Index;
}

/** What to change in filters that nothing passes: a bound beyond all that is known, else the filters that alone stand in the way; null where only several together do. */
export const hintOfFilters = (found: EmptySearch): string | null =>
  beyondAll(found) ?? emptyResultHint(found.index, { filters: found.given }) ?? soleFilter(found.given);

/** Bounds that no record meets, with the figure that comes nearest. */
function beyondAll({ filters, given, index }: EmptySearch): string | null {
  const told = given.flatMap(({ name, value }) => {
    const end = ENDS.find(({ prefix }) => name.startsWith(prefix));
    const [field] = filters[name]?.about ?? [];
    if (end === undefined || field === undefined || typeof value !== 'number') return [];
    const best = end.bestOf(index.column(field).filter((figure) => !Number.isNaN(figure)));
    return end.isBeyond(value, best) ? [`The ${end.word} known \`${field}\` is ${best}: change \`${name}\`.`] : [];
  });
  return told.length === 0 ? null : told.join(' ');
}

/** The two kinds of bounds. */
const ENDS = [
  {
    prefix: 'min_',
    word: 'highest',
    bestOf: (figures: Float64Array): number => figures.reduce((most, figure) => Math.max(most, figure), -Infinity),
    isBeyond: (bound: number, best: number): boolean => Number.isFinite(best) && bound > best,
  },
  {
    prefix: 'max_',
    word: 'lowest',
    bestOf: (figures: Float64Array): number => figures.reduce((least, figure) => Math.min(least, figure), Infinity),
    isBeyond: (bound: number, best: number): boolean => Number.isFinite(best) && bound < best,
  },
] as const;

const soleFilter = (given: readonly GivenFilter[]): string | null =>
  given.length === 1 ? `Nothing passes \`${given[0]?.name}\`: change it or leave it out.` : null;

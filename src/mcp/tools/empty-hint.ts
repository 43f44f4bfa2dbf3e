import type { GivenFilter } from '../../query/filter.ts';
import { emptyResultHint } from '../../query/list.ts';
import type { Listing } from '../../query/listings.ts';
import type { Index } from '../../query/record-index.ts';

/** Filters that together keep no record, the table that they are of, and the records. */
interface NothingFound {
  readonly filters: Listing['filters'];
  readonly given: readonly GivenFilter[];
  readonly index: Index;
}

/** What to change in filters that nothing passes: a bound beyond all that is known, else the filters that alone stand in the way; null where only several together do. */
export const hintOfFilters = (found: NothingFound): string | null =>
  beyondAll(found) ?? emptyResultHint(found.index, { filters: found.given }) ?? soleFilter(found.given);

/** Bounds that no record meets, with the figure that comes nearest. */
function beyondAll({ filters, given, index }: NothingFound): string | null {
  const told = given.flatMap(({ name, value }) => {
    const end = ENDS.find(({ prefix }) => name.startsWith(prefix));
    const [field] = filters[name]?.about ?? [];
    if (end === undefined || field === undefined || typeof value !== 'number') return [];
    const best = end.bestOf(index.column(field).filter((figure) => !Number.isNaN(figure)));
    return end.isBeyond(value, best) ? [`The ${end.word} known \`${field}\` is ${best}: change \`${name}\`.`] : [];
  });
  return told.length === 0 ? null : told.join(' ');
}

/** THE TABLE of the two kinds of bounds. */
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

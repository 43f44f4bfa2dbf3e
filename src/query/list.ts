import { placesPassing } from './acceptance.ts';
import { bestOf } from './best-of.ts';
import { firstIn, firstPlaces, sizeOf, type Bitset } from './bitset.ts';
import { sealCursor } from './cursor.ts';
import { countUpTo } from './order.ts';
import type { ListQuery } from './parse-list.ts';
import type { Index } from './record-index.ts';

/**
 * The page that a query asks for, a walk along a presorted order from where the cursor stands: the places of its records, those
 * of all that match (null where all records do) and how many these are, and the cursor of the next page (null on the last).
 */
export function list(index: Index, query: ListQuery) {
  const { order, limit, after, fingerprint } = query;
  const matches = matchesOf(index, query);
  const total = matches === null ? index.count : sizeOf(matches);
  const ordered = index.inOrder(order);
  const start = after === null ? 0 : countUpTo(ordered, after, order.direction);
  const wanted = Math.min(limit + 1, total);
  const left = ordered.places.subarray(start);
  // Places are in the order of the ids: nothing must be walked over that does not match.
  const isByPlace = order.sort === null && order.direction === 'asc';
  const firstOf = (set: Bitset): number[] => (isByPlace ? firstPlaces(set, start, wanted) : firstIn(set, left, wanted));
  const places = matches === null ? [...left.subarray(0, wanted)] : firstOf(matches);
  const hasMore = places.length > limit;
  const page = hasMore ? places.slice(0, limit) : places;
  const last = page.at(-1);
  return {
    places: page,
    matches,
    total,
    nextCursor: hasMore && last !== undefined ? sealCursor(fingerprint(), ordered.positionOf(last)) : null,
  };
}

/** The records that a query keeps; null for all of them. */
function matchesOf(index: Index, { filters, frontier }: ListQuery): Bitset | null {
  if (filters.length === 0 && frontier === null) return null;
  const passing = placesPassing(index, filters);
  return frontier === null ? passing : bestOf(index, passing, frontier);
}

/** Which single filter keeps a query from finding anything, and how much it would find without it; null when no one filter alone does. */
export function emptyResultHint(index: Index, { filters }: Pick<ListQuery, 'filters'>): string | null {
  if (filters.length < 2) return null;
  const found = filters.flatMap(({ name }, number) => {
    const total = sizeOf(placesPassing(index, filters.toSpliced(number, 1), filters));
    return total === 0 ? [] : [`${total} would without \`${name}\``];
  });
  return found.length === 0 ? null : `Nothing passes all filters: ${found.join(', ')}.`;
}

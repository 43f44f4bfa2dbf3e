import { placesPassing } from './acceptance.ts';
import { bestOf } from './best-of.ts';
import { hasPlace, intersectionsWithoutOne, sizeOf, type Bitset } from './bitset.ts';
import { sealCursor } from './cursor.ts';
import { countUpTo } from './order.ts';
import type { ListQuery } from './parse-list.ts';
import type { Index } from './record-index.ts';

/** One page of a list: the places of its records, how many match in all, and the cursor of the next page (null on the last). */
export interface Page {
  readonly places: readonly number[];
  readonly total: number;
  readonly nextCursor: string | null;
}

/** The page that a query asks for: a walk along a presorted order, from where the cursor stands. */
export function list(index: Index, query: ListQuery): Page {
  const { order, limit, after, fingerprint } = query;
  const matches = matchesOf(index, query);
  const ordered = index.inOrder(order);
  const places: number[] = [];
  const start = after === null ? 0 : countUpTo(ordered, after, order.direction);
  for (let step = start; step < index.count && places.length <= limit; step += 1) {
    const place = ordered.places[step] ?? 0;
    if (matches === null || hasPlace(matches, place)) places.push(place);
  }
  const page = places.slice(0, limit);
  const last = page.at(-1);
  const hasMore = last !== undefined && places.length > limit;
  return {
    places: page,
    total: matches === null ? index.count : sizeOf(matches),
    nextCursor: hasMore ? sealCursor(fingerprint, ordered.positionOf(last)) : null,
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
  const sets = filters.map((filter) => placesPassing(index, [filter]));
  const withoutOne = intersectionsWithoutOne(sets, index.count);
  const found = filters.flatMap(({ name }, number) => {
    const total = sizeOf(withoutOne[number] ?? new Uint32Array());
    return total === 0 ? [] : [`${total} would without \`${name}\``];
  });
  return found.length === 0 ? null : `Nothing passes all filters: ${found.join(', ')}.`;
}

import type { Index } from '../collection/open-index.ts';
import { applyFilters } from '../filters/apply-filters.ts';
import { sealCursor } from '../parameters/cursor.ts';
import { countRows, firstIn, type Mask } from '../table/mask.ts';
import { countUpTo } from '../table/order.ts';
import { bestOf } from './list-frontier.ts';
import type { ListQuery } from './parse-list.ts';

/**
 * The requested page, read along a presorted order from the cursor's position: its rows, the rows of all
 * matches (null if every record matches), their number, and the cursor of the next page (null on the last).
 */
export function list(index: Index, query: ListQuery) {
  const { order, limit, after, fingerprint } = query;
  const matches = matchesOf(index, query);
  const total = matches === null ? index.count : countRows(matches);
  const ordered = index.inOrder(order);
  const start = after === null ? 0 : countUpTo(ordered, after, order.direction);
  const wanted = Math.min(limit + 1, total);
  const left = ordered.rows.subarray(start);
  const rows = matches === null ? [...left.subarray(0, wanted)] : firstIn(matches, left, wanted);
  const hasMore = rows.length > limit;
  const page = hasMore ? rows.slice(0, limit) : rows;
  const last = page.at(-1);
  return {
    rows: page,
    matches,
    total,
    nextCursor: hasMore && last !== undefined ? sealCursor(fingerprint(), ordered.positionOf(last)) : null,
  };
}

/** The records that a query keeps; null for all of them. */
function matchesOf(index: Index, { filters, frontier }: ListQuery): Mask | null {
  if (filters.length === 0 && frontier === null) return null;
  const passing = applyFilters(index, filters);
  return frontier === null ? passing : bestOf(index, passing, frontier);
}

/**
 * Names the filter without which the query would find something, and how many; null if no single filter is to
 * blame.
 */
export function emptyResultHint(index: Index, { filters }: Pick<ListQuery, 'filters'>): string | null {
  if (filters.length < 2) return null;
  const found = filters.flatMap(({ name }, number) => {
    const total = countRows(applyFilters(index, filters.toSpliced(number, 1), filters));
    return total === 0 ? [] : [`${total} would without \`${name}\``];
  });
  return found.length === 0 ? null : `Nothing passes all filters: ${found.join(', ')}.`;
}

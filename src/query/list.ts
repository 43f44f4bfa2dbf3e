import type { Collection } from './collection.ts';
import { sealCursor } from './cursor.ts';
import { firstAfter } from './order.ts';
import type { ListQuery } from './parse-list.ts';

/** One page of a list: its records, how many match in all, and the cursor of the next page (null on the last). */
export interface Page<Subject> {
  readonly records: readonly Subject[];
  readonly total: number;
  readonly nextCursor: string | null;
}

/** The page that a query asks for. A linear walk over a presorted order: every filter test is a comparison. */
export function list<Subject>(collection: Collection<Subject>, query: ListQuery<Subject>): Page<Subject> {
  const { filters, order, limit, after } = query;
  const tests = filters.map(({ testOf }) => testOf(collection));
  const ordered = collection.inOrder(order);
  const matches = tests.length === 0 ? ordered : ordered.filter(({ entry }) => tests.every((test) => test(entry)));
  const start = after === null ? 0 : firstAfter(matches, after, order.direction);
  const page = matches.slice(start, start + limit);
  const last = page.at(-1);
  const hasMore = last !== undefined && start + page.length < matches.length;
  return {
    records: page.map(({ entry }) => entry.record),
    total: matches.length,
    nextCursor: hasMore ? sealCursor(query.fingerprint, last) : null,
  };
}

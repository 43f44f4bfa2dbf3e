import type { Collection } from '../query/collection.ts';
import { list } from '../query/list.ts';
import type { ListQuery } from '../query/parse-list.ts';

/** Which single filter keeps a query from finding anything, and how much it would find without it; null when no one filter alone does. */
export function looseningHint<Subject>(collection: Collection<Subject>, query: ListQuery<Subject>): string | null {
  if (query.filters.length < 2) return null;
  const found = query.filters.flatMap((left) => {
    const filters = query.filters.filter((filter) => filter !== left);
    const { total } = list(collection, { ...query, filters, after: null });
    return total === 0 ? [] : [`without \`${left.name}\` ${total} would`];
  });
  return found.length === 0 ? null : `Nothing passes all filters; ${found.join(', ')}.`;
}

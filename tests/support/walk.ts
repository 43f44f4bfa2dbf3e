import type { Service } from '../../src/api/service.ts';
import type { NamedQuery } from './arbitraries.ts';
import { getActuators } from './ask.ts';
import { pageOf } from './read.ts';

/** The pages of a query from the first to the last, each of the next size in turn, as a client walks them. */
export function walk(
  service: Service,
  query: NamedQuery,
  sizes: readonly number[],
): { ids: string[]; total: number }[] {
  const pages: { ids: string[]; total: number }[] = [];
  let next: string | null = null;
  do {
    const limit = String(sizes[pages.length % sizes.length]);
    const cursor = next === null ? {} : { cursor: next };
    const { data, pagination } = pageOf(getActuators(service, { ...query, limit, ...cursor }));
    pages.push({ ids: data.map(({ id }) => id), total: pagination.total });
    next = pagination.next_cursor;
  } while (next !== null && pages.length <= service.dataset.actuators.length);
  return pages;
}

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
  const state: { cursor: string | null } = { cursor: null };
  do {
    const limit = String(sizes[pages.length % sizes.length]);
    const cursor = state.cursor === null ? {} : { cursor: state.cursor };
    const { data, pagination } = pageOf(getActuators(service, { ...query, limit, ...cursor }));
    pages.push({ ids: data.map(({ id }) => id), total: pagination.total });
    state.cursor = pagination.next_cursor;
  } while (state.cursor !== null && pages.length <= service.dataset.actuators.length);
  return pages;
}

import type { Result } from '../../catalog/lib/result.ts';
import type { GivenFilter } from '../filters/filter.ts';
import { readFilters } from '../filters/read-filters.ts';
import { fingerprintOfText, openCursor } from '../parameters/cursor.ts';
import { PAGING } from '../parameters/parameters.ts';
import { givenTexts, openReader, type Pairs, type Reader } from '../parameters/reader.ts';
import { refusal, type QueryRefusal } from '../parameters/refusal.ts';
import { chosenOrder, type Order, type Position } from '../table/order.ts';
import { bestFirst } from './best-of.ts';
import type { Listing } from './listings.ts';

/**
 * A list query, understood: filters in the order of the table, order, page size, and where the page begins.
 */
export interface ListQuery {
  readonly filters: readonly GivenFilter[];
  /** Two figures: only records that no other beats on both are kept. Null without a frontier. */
  readonly frontier: readonly string[] | null;
  readonly order: Order;
  readonly limit: number;
  /** The page begins after this position; null for the first page. */
  readonly after: Position | null;
  /** The members of each record to answer with; null for all of the closed record. */
  readonly fields: readonly string[] | null;
  /**
   * Ties a cursor to this query: to filters, frontier and order, but neither page size nor members. Most
   * pages have no cursor.
   */
  readonly fingerprint: () => string;
}

/**
 * Reads the parameters of a list. All errors are reported at once; a cursor is opened only when nothing else
 * is wrong.
 */
export function parseListQuery(listing: Listing, pairs: Pairs): Result<ListQuery, QueryRefusal> {
  const reader = openReader(givenTexts(pairs, listing.parameters));
  const filters = readFilters(listing.filters, reader);
  const frontier = (listing.frontier && reader.read('frontier', listing.frontier.frontier)) ?? null;
  const order = readOrder(listing, reader, frontier);
  const limit = reader.read('limit', PAGING.limit);
  const fields = reader.read('fields', listing.selection.fields) ?? null;
  if (reader.errors.length > 0) return refusal('invalid_parameter', reader.errors);
  const narrowing = frontier === null ? filters : [...filters, { name: 'frontier', value: frontier }];
  const fingerprint = (): string => fingerprintOf(listing.name, narrowing, order);
  const cursor = reader.texts.get('cursor');
  const after = cursor === undefined ? null : openCursor(cursor, { fingerprint: fingerprint(), order });
  if (cursor !== undefined && after === null) return refusal('invalid_cursor', []);
  return { ok: true, value: { filters, frontier, order, limit, after, fields, fingerprint } };
}

/**
 * The order that is asked for; of a frontier, by its first figure with the better end first unless something
 * else is.
 */
function readOrder({ ordering }: Listing, { read }: Reader, frontier: readonly string[] | null): Order {
  const [sort, order] = [read('sort', ordering.sort), read('order', ordering.order)];
  const [first] = frontier ?? [];
  return first === undefined || sort !== undefined
    ? chosenOrder(sort, order)
    : chosenOrder(first, order ?? bestFirst(first));
}

const fingerprintOf = (
  list: string,
  filters: readonly Pick<GivenFilter, 'name' | 'value'>[],
  order: Order,
): string =>
  fingerprintOfText(
    JSON.stringify([list, filters.map(({ name, value }) => [name, value]), order.sort, order.direction]),
  );

import type { Result } from '../../catalog/lib/result.ts';
import type { GivenFilter } from '../filters/filter.ts';
import { readFilters } from '../filters/read-filters.ts';
import { fingerprintOfText, openCursor } from '../parameters/cursor.ts';
import { refusal, type QueryRefusal } from '../parameters/field-error.ts';
import { PAGING, type FrontierAxes } from '../parameters/parameters.ts';
import { givenTexts, openReader, type Pairs, type Reader } from '../parameters/reader.ts';
import { chosenOrder, type Order, type Position } from '../table/order.ts';
import type { Listing } from './list-definition.ts';

/** A parsed list query: filters in the order of the table, order, page size, and where the page begins. */
export interface ListQuery {
  readonly filters: readonly GivenFilter[];
  /** The two figures of the frontier; null without one. */
  readonly frontier: FrontierAxes | null;
  readonly order: Order;
  readonly limit: number;
  /** Position of the last record of the previous page; null on the first page. */
  readonly after: Position | null;
  /** The members of each record to answer with; null for all of the closed record. */
  readonly fields: readonly string[] | null;
  /**
   * Ties a cursor to the filters, frontier and order of this query, but not to page size or members. Lazy,
   * because most pages have no cursor.
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
  const frontier = readFrontier(listing, reader);
  const order = readOrder(listing, reader, frontier);
  const limit = reader.read('limit', PAGING.limit);
  const fields = reader.read('fields', listing.selection.fields) ?? null;
  if (reader.errors.length > 0) return refusal('invalid_parameter', reader.errors);
  const narrowing =
    frontier === null
      ? filters
      : [...filters, { name: 'frontier', value: [frontier.x.figure, frontier.y.figure] }];
  const fingerprint = (): string => fingerprintOf(listing.name, narrowing, order);
  const cursor = reader.texts.get('cursor');
  const after = cursor === undefined ? null : openCursor(cursor, { fingerprint: fingerprint(), order });
  if (cursor !== undefined && after === null) return refusal('invalid_cursor', []);
  return { ok: true, value: { filters, frontier, order, limit, after, fields, fingerprint } };
}

/** The requested frontier; null if there is none, or if the list does not support one. */
function readFrontier({ frontier }: Listing, { read }: Reader): FrontierAxes | null {
  if (frontier === undefined) return null;
  const [x, y] = read('frontier', frontier.parameters.frontier) ?? [];
  if (x === undefined || y === undefined) return null;
  return { x: { figure: x, better: frontier.better(x) }, y: { figure: y, better: frontier.better(y) } };
}

/** The requested order; by default a frontier is sorted by its first figure, better end first. */
function readOrder({ ordering }: Listing, { read }: Reader, frontier: FrontierAxes | null): Order {
  const sort = read('sort', ordering.sort);
  const direction = read('order', ordering.order);
  if (frontier === null || sort !== undefined) return chosenOrder(sort, direction);
  const bestFirst = frontier.x.better === 'less' ? 'asc' : 'desc';
  return chosenOrder(frontier.x.figure, direction ?? bestFirst);
}

const fingerprintOf = (
  list: string,
  filters: readonly Pick<GivenFilter, 'name' | 'value'>[],
  order: Order,
): string =>
  fingerprintOfText(
    JSON.stringify([list, filters.map(({ name, value }) => [name, value]), order.sort, order.direction]),
  );

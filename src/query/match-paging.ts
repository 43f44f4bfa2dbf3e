import { z } from 'zod';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { canStandIn, type Order, type Position } from './order.ts';

/** The place of an actuator among the matches, by value: its rank, then its place in the order asked. */
export interface MatchPosition extends Position {
  readonly rank: number;
}

/** The page of matches that is asked for. */
export interface MatchPaging {
  readonly order: Order;
  readonly limit: number;
  /** The page begins after this position; null for the first page. */
  readonly after: MatchPosition | null;
  /** What a cursor is tied to: everything asked but the page size. */
  readonly fingerprint: string;
}

/*
 * A cursor of matches is base64url (RFC 4648, section 5) of the JSON array [fingerprint of the query, rank, sort key, id].
 */
const content = z.tuple([z.string(), z.int().min(0), z.union([z.number(), z.string(), z.null()]), z.string().min(1)]);

/** The cursor that continues after a position. */
export const sealMatchCursor = (fingerprint: string, { rank, key, id }: MatchPosition): string =>
  encodeCursor([fingerprint, rank, key, id]);

/** The position that a cursor holds; null when it is malformed or was issued for another query. */
export function openMatchCursor(
  cursor: string,
  owner: Pick<MatchPaging, 'fingerprint' | 'order'>,
): MatchPosition | null {
  const read = content.safeParse(decodeCursor(cursor));
  if (!read.success) return null;
  const [sealedFor, rank, key, id] = read.data;
  const position = { rank, key, id };
  if (sealedFor !== owner.fingerprint || !canStandIn(owner.order, position)) return null;
  return sealMatchCursor(sealedFor, position) === cursor ? position : null;
}

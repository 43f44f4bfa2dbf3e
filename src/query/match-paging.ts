import { z } from 'zod';
import { encodeCursor, openSealed, POSITION_PARTS, type CursorOwner } from './cursor.ts';
import { canStandIn, type Position } from './order.ts';

/** The place of an actuator among the matches, by value: its rank, then its place in the order asked. */
export interface MatchPosition extends Position {
  readonly rank: number;
}

/** The page of matches that is asked for. */
export interface MatchPaging extends CursorOwner {
  readonly limit: number;
  /** The page begins after this position; null for the first page. */
  readonly after: MatchPosition | null;
}

const sealedMatch = z.tuple([z.int().min(0), ...POSITION_PARTS]);

/** The cursor that continues after a position. */
export const sealMatchCursor = (fingerprint: string, { rank, key, id }: MatchPosition): string =>
  encodeCursor([fingerprint, rank, key, id]);

/** The position that a cursor holds; null when it is malformed or was issued for another query. */
export function openMatchCursor(cursor: string, { fingerprint, order }: CursorOwner): MatchPosition | null {
  const sealed = openSealed(cursor, fingerprint, sealedMatch);
  if (sealed === null) return null;
  const [rank, key, id] = sealed;
  return canStandIn(order, { key, id }) ? { rank, key, id } : null;
}

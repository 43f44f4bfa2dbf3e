import { z } from 'zod';
import { hasValidKey, type Order, type Position } from '../table/order.ts';

/*
 * A cursor is base64url (RFC 4648, section 5) of a JSON array: the fingerprint of the query, and where its
 * next page begins. In a list that is [sort key, id], a position by value, so it keeps working after a new
 * catalog is deployed.
 */

/**
 * The position of an actuator among matches, by value: its rank, then its position in the requested order.
 */
export interface MatchPosition extends Position {
  readonly rank: number;
}

const POSITION_PARTS = [z.union([z.number(), z.string(), z.null()]), z.string().min(1)] as const;

const sealedPosition = z.tuple(POSITION_PARTS);
const sealedMatch = z.tuple([z.number().min(0), ...POSITION_PARTS]);

/** The query that a cursor belongs to: its order, and the fingerprint of everything else in it. */
export interface CursorOwner {
  readonly fingerprint: string;
  readonly order: Order;
}

/**
 * The cursor that continues the query with this fingerprint after a position; a position among matches has a
 * rank.
 */
export const sealCursor = (
  fingerprint: string,
  { rank, key, id }: Position & Partial<MatchPosition>,
): string => encodeCursor([fingerprint, ...(rank === undefined ? [] : [rank]), key, id]);

/** The position that a cursor holds; null when it is malformed or was issued for another query. */
export function openCursor(cursor: string, { fingerprint, order }: CursorOwner): Position | null {
  const sealed = openSealed(cursor, fingerprint, sealedPosition);
  if (sealed === null) return null;
  const [key, id] = sealed;
  return hasValidKey(order, { key, id }) ? { key, id } : null;
}

/** The same for matches. */
export function openMatchCursor(cursor: string, { fingerprint, order }: CursorOwner): MatchPosition | null {
  const sealed = openSealed(cursor, fingerprint, sealedMatch);
  if (sealed === null) return null;
  const [rank, key, id] = sealed;
  return hasValidKey(order, { key, id }) ? { rank, key, id } : null;
}

/** The text of a cursor that holds these values. */
export const encodeCursor = (values: SealedValues): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

type SealedValues = readonly (string | number | null)[];

/**
 * The values of a cursor, which follow its fingerprint; null when it is malformed or was issued for another
 * query.
 */
export function openSealed<Values extends SealedValues>(
  cursor: string,
  fingerprint: string,
  schema: z.ZodType<Values>,
): Values | null {
  const sealed = schema.safeParse(contentOf(cursor).slice(1));
  if (!sealed.success) return null;
  // Each position of a query has exactly one cursor text. Any other text was not issued by us, or was issued
  // for another query.
  return encodeCursor([fingerprint, ...sealed.data]) === cursor ? sealed.data : null;
}

function contentOf(cursor: string): readonly unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}

/**
 * A short stable fingerprint of text: 32-bit FNV-1a (RFC 9923) over UTF-16 units, in base 36. Not for
 * secrets.
 */
export function fingerprintOfText(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

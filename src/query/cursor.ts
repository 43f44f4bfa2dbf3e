import { z } from 'zod';
import { canStandIn, type Order, type Position } from './order.ts';

/*
 * A cursor is base64url (RFC 4648, section 5) of the JSON array [fingerprint of the query, sort key, id]. It holds a
 * position by value, so it goes on working after a new catalog is deployed.
 */
const cursorContent = z.tuple([z.string(), z.union([z.number(), z.string(), z.null()]), z.string().min(1)]);

/** What a cursor belongs to: an order, and the fingerprint of everything else that was asked. */
export interface CursorOwner {
  readonly fingerprint: string;
  readonly order: Order;
}

/** The cursor that continues after `position` in the query with this fingerprint. */
export const sealCursor = (queryFingerprint: string, { key, id }: Position): string =>
  encodeCursor([queryFingerprint, key, id]);

/** The position that a cursor holds; null when it is malformed or was issued for another query. */
export function openCursor(cursor: string, { fingerprint: owner, order }: CursorOwner): Position | null {
  const content = cursorContent.safeParse(decodeCursor(cursor));
  if (!content.success) return null;
  const [, key, id] = content.data;
  const position = { key, id };
  if (!canStandIn(order, position)) return null;
  // One position of one query has one spelling: anything else was not issued by us, or for another query.
  return sealCursor(owner, position) === cursor ? position : null;
}

/** The text of a cursor that holds these values. */
export const encodeCursor = (values: readonly (string | number | null)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** What a cursor holds; undefined for a text that is none. */
export function decodeCursor(cursor: string): unknown {
  if (!/^[A-Za-z0-9_-]+$/.test(cursor)) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(cursor, 'base64url')));
  } catch {
    return undefined;
  }
}

/** A short stable fingerprint of text: 32-bit FNV-1a (RFC 9923) over UTF-16 units, in base 36. Not for secrets. */
export function fingerprintOfText(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

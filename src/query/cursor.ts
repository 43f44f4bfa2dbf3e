import { z } from 'zod';
import type { Position } from './order.ts';

/*
 * A cursor is base64url (RFC 4648, section 5) of the JSON array [fingerprint of the query, sort key, id]. It holds a
 * position by value, so it goes on working after a new catalog is deployed.
 */
const cursorContent = z.tuple([z.string(), z.union([z.number(), z.string(), z.null()]), z.string().min(1)]);

/** The cursor that continues after `position` in the query with this fingerprint. */
export function sealCursor(queryFingerprint: string, { key, id }: Position): string {
  const bytes = new TextEncoder().encode(JSON.stringify([queryFingerprint, key, id]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The position that a cursor holds; null when it is malformed or was issued for another query. */
export function openCursor(cursor: string, queryFingerprint: string): Position | null {
  const content = cursorContent.safeParse(decode(cursor));
  if (!content.success) return null;
  const [sealedFor, key, id] = content.data;
  if (sealedFor !== queryFingerprint) return null;
  const position = { key, id };
  // One position has one spelling: anything else was not issued by us.
  return sealCursor(queryFingerprint, position) === cursor ? position : null;
}

function decode(cursor: string): unknown {
  if (!/^[A-Za-z0-9_-]+$/.test(cursor)) return undefined;
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

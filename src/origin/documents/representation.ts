import type { Coding } from '../http/coding.ts';
import { digestOf, type Content } from './content.ts';

/** A document in one content coding, ready to send (RFC 9110, section 3.2). */
export interface Representation {
  readonly content: Content;
  readonly coding: Coding;
  readonly bytes: Buffer;
  /** Strong entity tag; null for what is never revalidated, such as errors. */
  readonly tag: string | null;
  /** Names and values in turn, as `writeHead` takes them: made once, sent often. */
  readonly fields: readonly string[];
  /** Those of a 304 (RFC 9110, section 15.4.5). */
  readonly fieldsUnmodified: readonly string[];
}

/** A document in every coding in which it is kept. */
export interface Representations {
  readonly identity: Representation;
  readonly br: Representation | null;
  readonly gzip: Representation | null;
}

/** The representation of a document in a coding, whose bytes are given. */
export function represent(
  content: Content,
  coding: Coding = 'identity',
  bytes: Buffer = content.bytes,
): Representation {
  const tag = isRevalidated(content) ? tagOf(content, coding) : null;
  const fields = {
    ...(content.type !== '' && content.status !== 204 && { 'Content-Type': content.type }),
    ...(content.status !== 204 && { 'Content-Length': String(bytes.length) }),
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    ...(tag !== null && { ETag: tag }),
    ...(isNegotiated(content) && { Vary: 'Accept-Encoding' }),
    ...content.headers,
  };
  const unmodified = Object.entries(fields).filter(([name]) => !ONLY_WITH_BYTES.has(name));
  return { content, coding, bytes, tag, fields: Object.entries(fields).flat(), fieldsUnmodified: unmodified.flat() };
}

const isRevalidated = ({ status, headers }: Content): boolean =>
  status === 200 && headers['Cache-Control'] !== 'no-store';

/** The codings of a document differ in bytes, so their strong tags must too. */
function tagOf({ bytes }: Content, coding: Coding): string {
  const digest = digestOf(bytes);
  return coding === 'identity' ? `"${digest}"` : `"${digest}-${coding}"`;
}

/** The best of the kept representations for a client that takes these codings. */
export function selectRepresentation(kept: Representations, codings: readonly Coding[]): Representation {
  for (const coding of codings) {
    const representation = kept[coding];
    if (representation !== null) return representation;
  }
  return kept.identity;
}

/** Whether compressing is worth its time: below a kibibyte the answer fits one packet as it is. Errors are never compressed. */
export const isWorthCompressing = (content: Content): boolean => isNegotiated(content) && content.bytes.length >= 1024;

/** Whether the coding of such content depends on the request. */
const isNegotiated = ({ status, type }: Content): boolean => status === 200 && COMPRESSIBLE.test(type);

const COMPRESSIBLE = /^text\/|^image\/svg|[/+](json|xml|javascript)\b/;

const ONLY_WITH_BYTES: ReadonlySet<string> = new Set(['Content-Type', 'Content-Length', 'Content-Encoding']);

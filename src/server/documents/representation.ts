import { hash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Document, Headers } from '../document.ts';
import { acceptedCodings, type Coding } from '../http/coding.ts';
import type { Request } from '../http/request.ts';
import type { OpenFile } from './open-file.ts';

/** The bytes of an answer: parts in memory, or a file that is streamed. */
export type Content = readonly Uint8Array[] | OpenFile;

/** A representation without its bytes, with every header that does not depend on the coding. */
interface About extends Omit<Document, 'body'> {
  /** Names this content, independently of its coding; null if it is never revalidated, such as an error. */
  readonly name: string | null;
  readonly coding: Coding;
}

/** A document in one content coding, ready to send (RFC 9110, section 3.2). */
export interface Representation extends About {
  readonly content: Content;
  /** The content as text, each byte a character; null until it is first sent as text. */
  text: string | null;
  /** Bytes of the content. */
  readonly length: number;
  /** Strong entity tag; null without a name. */
  readonly tag: string | null;
  /** Names and values in turn, as `writeHead` takes them: made once, sent often. */
  readonly fields: readonly string[];
  /** The fields of a 304 (RFC 9110, section 15.4.5). */
  readonly fieldsUnmodified: readonly string[];
}

/** A document in each coding that it has. */
export interface Representations {
  /** The uncompressed form; if only compressed forms are kept, it is unpacked on request. */
  readonly identity: Representation;
  readonly br: Representation | null;
  readonly gzip: Representation | null;
}

/**
 * The representation of a document, uncompressed, with the headers that all answers of its kind have. A name
 * makes it revalidable.
 */
export function represent(document: Document, common: Headers, name: string | null = null): Representation {
  const { status, type, body } = document;
  const content = typeof body === 'string' ? [Buffer.from(body)] : body;
  const headers = { ...document.headers, ...common };
  const isNamed = status === 200 && headers['Cache-Control'] !== 'no-store';
  return representContent(content, {
    status,
    type,
    headers,
    name: isNamed ? name : null,
    coding: 'identity',
  });
}

/** The representation of bytes. */
export function representContent(content: Content, about: About): Representation {
  const { status, type, headers, name, coding } = about;
  const length = lengthOf(content);
  const tag = tagOf(about);
  // Written out, because this runs for each computed answer.
  const fieldsUnmodified: string[] = [];
  if (tag !== null) fieldsUnmodified.push('ETag', tag);
  if (isNegotiated(about)) fieldsUnmodified.push('Vary', 'Accept-Encoding');
  if ('fd' in content) fieldsUnmodified.push('Accept-Ranges', 'bytes');
  for (const key of Object.keys(headers)) fieldsUnmodified.push(key, headers[key] ?? '');
  const fields: string[] = [];
  if (type !== '') fields.push('Content-Type', type);
  if (status !== 204) fields.push('Content-Length', String(length));
  if (coding !== 'identity') fields.push('Content-Encoding', coding);
  fields.push(...fieldsUnmodified);
  return { status, type, headers, name, coding, content, text: null, length, tag, fields, fieldsUnmodified };
}

const lengthOf = (content: Content): number =>
  'fd' in content ? content.length : content.reduce((sum, part) => sum + part.length, 0);

/** The codings of a document differ in bytes, so their strong tags must too. */
function tagOf({ name, coding }: About): string | null {
  if (name === null) return null;
  return coding === 'identity' ? `"${name}"` : `"${name}-${coding}"`;
}

/**
 * A name for exactly these texts and bytes: the same on every replica, because it depends on nothing else.
 */
export const nameOf = (data: string | Uint8Array): string =>
  hash('sha256', data, 'base64url').slice(0, NAME_LENGTH);

/** The name from a hexadecimal SHA-256. */
export const nameOfHash = (sha256: string): string =>
  Buffer.from(sha256, 'hex').toString('base64url').slice(0, NAME_LENGTH);

// 22 characters hold 132 bits of the hash: no two documents of a service will ever collide.
const NAME_LENGTH = 22;

/**
 * The best representation for a client, by the codings that it takes. A range is a part of the plain form.
 */
export function selectFor(kept: Representations, { headers }: Request): Representation {
  const { gzip } = kept;
  if (headers.range !== undefined && (gzip === null || 'fd' in gzip.content)) return kept.identity;
  for (const coding of acceptedCodings(headers['accept-encoding'])) {
    const representation = kept[coding];
    if (representation !== null) return representation;
  }
  return kept.identity;
}

/** Bytes of unpacked documents that are kept, at most. */
const UNPACKED_BYTES = 16 * 1024 * 1024;

/** Gives the plain form of a document; takes its gzip form. */
export type Unpack = (gzip: Representation | null) => Representation;

/**
 * Unpacks documents of a build from gzip; all clients that wait for one share its bytes. Throws if it is
 * broken or missing.
 */
export function unpacker(): Unpack {
  const unpacked = new LRUCache<Representation, Representation>({
    maxSize: UNPACKED_BYTES,
    // Bytes, and the same as text.
    sizeCalculation: ({ length }) => 2 * length,
    memoMethod: (gzip) => {
      if ('fd' in gzip.content)
        throw new Error('found a streamed file, wanted a document in memory to unpack');
      const content = gzip.content.map((part) => gunzipSync(part));
      return representContent(content, { ...gzip, coding: 'identity' });
    },
  });
  return (gzip) => {
    if (gzip === null) throw new Error('found a document without a plain or gzip form, wanted one of them');
    return unpacked.memo(gzip);
  };
}

/** The type of a document. */
export const typeOf = ({ identity, gzip }: Representations): string => (gzip ?? identity).type;

/** True if the coding of such content depends on the request. */
export const isNegotiated = ({ status, type }: Pick<About, 'status' | 'type'>): boolean =>
  status === 200 && COMPRESSIBLE.test(type);

const COMPRESSIBLE = /^text\/|^image\/svg|[/+](json|x-ndjson|xml|javascript)\b/;

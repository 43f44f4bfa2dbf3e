import { CACHE_SECONDS } from '../../limits.ts';
import type { Body, Document } from '../../server/document.ts';

export type { Body, Document };

/** The media type of answers. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** `Cache-Control` of a success: shared caches may keep it. */
export const CACHEABLE = `public, max-age=${CACHE_SECONDS}`;

/** The headers of such a success. */
export const CACHED = { 'Cache-Control': CACHEABLE } as const;

/** A JSON document with status 200. */
export const jsonDocument = (body: Body, headers: Readonly<Record<string, string>> = {}): Document => ({
  status: 200,
  type: JSON_TYPE,
  body,
  headers: { ...CACHED, ...headers },
});

/** The body of a document in UTF-8. */
export const bytesOf = ({ body }: Pick<Document, 'body'>): Uint8Array<ArrayBuffer> =>
  typeof body === 'string' ? new TextEncoder().encode(body) : Buffer.concat(body);

/** The body of a document as text. */
export const textOf = (document: Pick<Document, 'body'>): string =>
  typeof document.body === 'string' ? document.body : new TextDecoder().decode(bytesOf(document));

/** Bytes of the body of a document. */
export const lengthOf = ({ body }: Pick<Document, 'body'>): number =>
  typeof body === 'string' ? Buffer.byteLength(body) : body.reduce((sum, part) => sum + part.length, 0);

/** JSON in UTF-8 around an array of already serialised elements, which are not copied. */
export const jsonArray = (head: Uint8Array, elements: readonly Uint8Array[], tail: string): Uint8Array[] => [
  head,
  ...elements,
  // Taken from Node's pool: a separate buffer would be allocated outside V8's heap.
  Buffer.from(tail),
];

export const DATA_HEAD: Uint8Array = Buffer.from('{"data":[');

import { hash } from 'node:crypto';
import { bytesOf, type Document } from '../../api/document.ts';
import { mergeHeaders, type Headers } from '../../api/headers.ts';

export type { Headers };

/** A document as bytes, with every header that it has whoever asks. */
export interface Content {
  readonly status: number;
  readonly type: string;
  readonly bytes: Buffer;
  readonly headers: Headers;
}

/** The bytes of a document, with the headers that all answers of its kind have. */
export const contentOf = (document: Document, common: Headers): Content => ({
  status: document.status,
  type: document.type,
  bytes: Buffer.from(bytesOf(document).buffer),
  headers: mergeHeaders(document.headers, common),
});

/** A name of exactly these bytes: equal on every replica, for no time and no chance goes into it. */
export const digestOf = (bytes: Buffer): string => hash('sha256', bytes, 'base64url').slice(0, DIGEST_LENGTH);

// 22 characters hold 132 bits of the hash: no two documents of a service will ever share them.
const DIGEST_LENGTH = 22;

import { LRUCache } from 'lru-cache';
import type { Document } from '../../api/document.ts';
import type { Coding } from '../http/coding.ts';
import { compact } from './compact.ts';
import { compress } from './compress.ts';
import { contentOf, type Headers } from './content.ts';
import type { Source } from '../http/inquiry.ts';
import { isWorthCompressing, represent, type Representation } from './representation.ts';
import { addressOf, canonicalAddress, type Target } from '../http/target.ts';

/** What a computed answer depends on. */
export interface Question {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly url: string;
  /** Value of `Content-Type`; null when absent. */
  readonly contentType: string | null;
  readonly body: Uint8Array | null;
  /** Further request headers on which the answer depends. */
  readonly headers?: Headers;
}

/** Computes the answer to a question. */
export type Answer = (question: Question) => Promise<Document>;

/** An inquiry for a computed document that can be kept. */
export interface Wanted {
  readonly target: Target;
  /** Headers of every answer of the operation. */
  readonly headers: Headers;
  readonly coding: Coding;
}

/** How much is kept. */
export interface CacheSize {
  readonly bytes: number;
  readonly entries: number;
}

/** Computed documents, the successful ones kept for the next who asks. */
export interface ComputedDocuments {
  readonly size: () => CacheSize;
  readonly find: (wanted: Wanted) => Promise<{ readonly representation: Representation; readonly source: Source }>;
}

/** What is kept of computed documents, at most: some five hundred full pages. */
export const CACHE_BYTES: number = 16 * 1024 * 1024;

// Headers and bookkeeping of an entry, so that many small ones do not outgrow the bound.
const ENTRY_BYTES = 1024;

/** Computed documents, of which at most so many bytes are kept. Each coding is kept for itself; equal questions at the same time are computed once. */
export function keepComputed(answer: Answer, maxBytes: number = CACHE_BYTES): ComputedDocuments {
  const underway = new Map<string, Promise<Representation>>();
  const kept = new LRUCache<string, Representation>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length + ENTRY_BYTES,
  });

  const once = (key: string, make: () => Promise<Representation>): Promise<Representation> => {
    const started = underway.get(key);
    if (started !== undefined) return started;
    const making = make().finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  };

  const find: ComputedDocuments['find'] = async (wanted) => {
    const key = `${wanted.coding} ${canonicalAddress(wanted.target)}`;
    const known = kept.get(key);
    if (known !== undefined) return { representation: known, source: 'hit' };
    const representation = await once(key, () => make(wanted));
    if (representation.content.status === 200) kept.set(key, compact(representation));
    return { representation, source: 'miss' };
  };

  const make = async (wanted: Wanted): Promise<Representation> => {
    if (wanted.coding === 'identity')
      return represent(contentOf(await answer(questionOf(wanted.target)), wanted.headers));
    const { representation } = await find({ ...wanted, coding: 'identity' });
    return inCoding(representation, wanted.coding);
  };

  return { find, size: () => ({ bytes: kept.calculatedSize, entries: kept.size }) };
}

/** The same content in this coding, or as it is where compressing is not worth it. */
export const inCoding = async (identity: Representation, coding: Coding): Promise<Representation> =>
  coding !== 'identity' && isWorthCompressing(identity.content) ? compress(identity, coding) : identity;

// HEAD is asked as GET: its headers are those of the GET.
const questionOf = (target: Target): Question => ({
  method: 'GET',
  url: addressOf(target),
  contentType: null,
  body: null,
});

import { LRUCache } from 'lru-cache';
import type { Document } from '../document.ts';
import type { Coding } from '../http/coding.ts';
import { addressOf, type Target } from '../http/request.ts';
import { whenReady, type MaybePromise } from '../maybe-promise.ts';
import { inCoding } from './compress.ts';
import { represent, type Representation } from './representation.ts';

/** The size of the cache. */
export interface CacheSize {
  /** With keys and bookkeeping. */
  readonly bytes: number;
  readonly entries: number;
}

/** A question whose computed document can be cached. */
export interface DocumentQuestion {
  readonly target: Target;
  readonly coding: Coding;
  readonly make: () => Document;
}

/** A computed document, and whether its compressed form came from the cache. */
interface ComputedDocument {
  readonly representation: Representation;
  readonly source: 'hit' | 'miss';
}

/** The computed documents of a build. */
export interface ComputedDocuments {
  /** The current size of the cache. */
  readonly size: () => CacheSize;
  /**
   * Synchronous if nothing must be compressed. Throws or rejects with the error of the function that makes
   * the document.
   */
  readonly find: (question: DocumentQuestion) => MaybePromise<ComputedDocument>;
}

/** The size of the cache: some three thousand compressed pages. */
const CACHE_BYTES: number = 16 * 1024 * 1024;

/**
 * Computed documents of a build. Only compressed forms are cached, up to N bytes, because compressing takes a
 * millisecond or more; uncompressed answers are computed each time. Simultaneous equal compressions are done
 * once. The tag comes from the version of the build and the question, so no body is hashed.
 */
export function computedDocuments(version: string, maxBytes: number = CACHE_BYTES): ComputedDocuments {
  const kept = new LRUCache<string, Representation>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }, key) => length + key.length + ENTRY_BYTES,
  });
  const compressedOnce = shareWork<Representation>();

  return {
    size: () => ({ bytes: kept.calculatedSize, entries: kept.size }),
    find: ({ target, coding, make }) => {
      const address = addressOf(target);
      const key = `${coding} ${address}`;
      const known = coding === 'identity' ? undefined : kept.get(key);
      if (known !== undefined) return { representation: known, source: 'hit' };
      const plain = represent(make(), NO_HEADERS, `${version}-${hashOf(address)}`);
      if (coding === 'identity') return { representation: plain, source: 'miss' };
      return whenReady(
        compressedOnce(key, () => inCoding(plain, coding)),
        (representation) => {
          if (representation.coding === coding) kept.set(key, representation);
          return { representation, source: 'miss' };
        },
      );
    },
  };
}

// A computed document has all its headers.
const NO_HEADERS = {};

/** Shares asynchronous work among all callers that request it at the same time. */
function shareWork<Value>(): (key: string, work: () => MaybePromise<Value>) => MaybePromise<Value> {
  const underWay = new Map<string, Promise<Value>>();
  return (key, work) => {
    const same = underWay.get(key);
    const value = same ?? work();
    if (value === same || !(value instanceof Promise)) return value;
    const shared = value.finally(() => underWay.delete(key));
    underWay.set(key, shared);
    return shared;
  };
}

// Headers and bookkeeping of an entry, so that many small entries stay within the limit.
const ENTRY_BYTES = 1024;

/**
 * A hash of a question, 32 bits: FNV-1a (RFC 9923) over UTF-16 units. That is enough, because a tag is only
 * compared for one address.
 */
function hashOf(address: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < address.length; index += 1)
    hash = Math.imul(hash ^ address.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

import { LRUCache } from 'lru-cache';
import type { Document } from '../document.ts';
import type { Coding } from '../http/coding.ts';
import { addressOf, type Target } from '../http/request.ts';
import { whenThere, type MaybePromise } from '../maybe-promise.ts';
import { inCoding } from './compress.ts';
import { represent, type Representation } from './representation.ts';

/** The size of the cache. */
export interface CacheSize {
  /** With keys and bookkeeping. */
  readonly bytes: number;
  readonly entries: number;
}

/** A question for a computed document that can be kept. */
export interface DocumentQuestion {
  readonly target: Target;
  readonly coding: Coding;
  readonly make: () => Document;
}

/** A computed document, and whether it was kept since an equal question. */
interface ComputedDocument {
  readonly representation: Representation;
  readonly source: 'hit' | 'miss';
}

/** The computed documents of a build that are kept. */
export interface ComputedDocuments {
  readonly size: () => CacheSize;
  /**
   * Returns at once where nothing must be compressed. Throws or rejects with the error of the function that
   * makes the document.
   */
  readonly find: (question: DocumentQuestion) => MaybePromise<ComputedDocument>;
}

/** The most that is kept: some five hundred full pages. */
const CACHE_BYTES: number = 16 * 1024 * 1024;

/**
 * Computed documents of a build. At most N bytes of them are kept, of those that were requested twice, each
 * coding separately. Equal compressions at the same time are done once. A tag is made from the version of the
 * build and the question, so no body is hashed.
 */
export function keepComputed(version: string, maxBytes: number = CACHE_BYTES): ComputedDocuments {
  const kept = new LRUCache<string, Representation>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }, key) => length + key.length + ENTRY_BYTES,
  });
  const isAskedAgain = seenFilter();
  const codedOnce = shareWork<Representation>();

  return {
    size: () => ({ bytes: kept.calculatedSize, entries: kept.size }),
    find: ({ target, coding, make }) => {
      const address = addressOf(target);
      const key = keyIn(coding, address);
      const known = kept.get(key);
      if (known !== undefined) return { representation: known, source: 'hit' };
      const plain = coding === 'identity' ? undefined : kept.get(address);
      const hash = hashOf(address);
      const identity = plain ?? represent(make(), NO_HEADERS, `${version}-${hash.toString(36)}`);
      const coded = coding === 'identity' ? identity : codedOnce(key, () => inCoding(identity, coding));
      return whenThere(coded, (representation) => {
        // In its own coding: a body too short to compress is the same for all.
        if (representation.status === 200 && isAskedAgain(hash))
          kept.set(keyIn(representation.coding, address), representation);
        return { representation, source: representation === plain ? 'hit' : 'miss' };
      });
    },
  };
}

// A computed document has all its headers.
const NO_HEADERS = {};

const keyIn = (coding: Coding, address: string): string =>
  coding === 'identity' ? address : `${coding} ${address}`;

/** Does work that is not done at once only once for all who want it at the same time. */
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

// Headers and bookkeeping of an entry, so that many small ones do not outgrow the bound.
const ENTRY_BYTES = 1024;

/** Capacity of the seen filter: after 4,000 newer questions a mark survives with a probability of 8/9. */
const SEEN_SLOTS = 32_768;

/**
 * True if a mark is among the latest that it was asked for. Documents that are requested once are not kept:
 * thousands of pages that live for a second would fill the cache and keep the garbage collector busy. A hash
 * collision (1 in 4 billion) only caches an entry early.
 */
function seenFilter(): (hash: number) => boolean {
  const seen = new Uint32Array(SEEN_SLOTS);
  return (hash) => {
    const slot = hash % SEEN_SLOTS;
    const isSeen = seen[slot] === hash;
    seen[slot] = hash;
    return isSeen;
  };
}

/**
 * A hash of a question, 32 bits: FNV-1a (RFC 9923) over UTF-16 units. A tag needs no more, for
 * it holds for one address.
 */
function hashOf(address: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < address.length; index += 1)
    hash = Math.imul(hash ^ address.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

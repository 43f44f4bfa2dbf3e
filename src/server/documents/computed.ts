import { LRUCache } from 'lru-cache';
import type { Document } from '../document.ts';
import type { Coding } from '../http/coding.ts';
import { pathAndQuery, type Target } from '../http/request.ts';
import { inCoding } from './compress.ts';
import { nameOf, represent, type Representation } from './representation.ts';

/** Size of the cache. */
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

/** A computed document; a hit was kept since an equal question. */
export interface ComputedDocument {
  readonly representation: Representation;
  readonly source: 'hit' | 'miss';
}

/** The computed documents of a build. */
export interface ComputedDocuments {
  readonly size: () => CacheSize;
  /** The answer to an equal question, if it is kept. */
  readonly kept: (target: Target, coding: Coding) => Representation | undefined;
  /** Answers from what is kept, or makes the document. Rejects with what making throws. */
  readonly find: (question: DocumentQuestion) => Promise<ComputedDocument>;
}

/** Room for some five hundred full pages. */
const CACHE_BYTES = 16 * 1024 * 1024;

/**
 * Computed documents of a build, of which at most N bytes are kept, each coding for itself. Equal compressions at the same time
 * are done once. A tag is made from the version of the build and the question, so no body is hashed.
 */
export function keepComputed(version: string, maxBytes: number = CACHE_BYTES): ComputedDocuments {
  const kept = new LRUCache<string, Representation>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }, key) => length + key.length + ENTRY_BYTES,
  });
  const codedOnce = shareWork<Representation>();

  return {
    size: () => ({ bytes: kept.calculatedSize, entries: kept.size }),
    kept: (target, coding) => kept.get(keyIn(coding, pathAndQuery(target))),
    find: async ({ target, coding, make }) => {
      const address = pathAndQuery(target);
      const key = keyIn(coding, address);
      const known = kept.get(key);
      if (known !== undefined) return { representation: known, source: 'hit' };
      const plain = coding === 'identity' ? undefined : kept.get(address);
      const identity = plain ?? represent(make(), NO_HEADERS, nameOf(`${version} ${address}`));
      const representation = coding === 'identity' ? identity : await codedOnce(key, () => inCoding(identity, coding));
      // Under its own coding: a document too short to be compressed answers for all codings.
      if (representation.status === 200) kept.set(keyIn(representation.coding, address), representation);
      return { representation, source: representation === plain ? 'hit' : 'miss' };
    },
  };
}

// Documents of operations have all their headers.
const NO_HEADERS = {};

const keyIn = (coding: Coding, address: string): string => (coding === 'identity' ? address : `${coding} ${address}`);

/** Does work once for all callers that want it at the same time. */
function shareWork<Value>(): (key: string, work: () => Promise<Value>) => Promise<Value> {
  const underWay = new Map<string, Promise<Value>>();
  return (key, work) => {
    const same = underWay.get(key);
    if (same !== undefined) return same;
    const shared = work().finally(() => underWay.delete(key));
    underWay.set(key, shared);
    return shared;
  };
}

// Headers and bookkeeping of an entry, so that many small ones do not outgrow the bound.
const ENTRY_BYTES = 1024;

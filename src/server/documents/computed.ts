import { LRUCache } from 'lru-cache';
import type { Document, Headers } from '../document.ts';
import { joined } from '../http/buffers.ts';
import type { Coding } from '../http/coding.ts';
import { canonicalAddress, type Target } from '../http/request.ts';
import type { Soon } from '../soon.ts';
import { inCoding } from './compress.ts';
import { nameOf, represent, type Representation } from './representation.ts';

/** A question for a computed document that can be kept. */
export interface Wanted {
  readonly target: Target;
  /** Headers of every answer of its kind. */
  readonly headers: Headers;
  readonly coding: Coding;
  readonly make: () => Document;
}

/** A computed document, and whether it was kept since an equal question. */
export interface Computed {
  readonly representation: Representation;
  readonly source: 'hit' | 'miss';
}

/** How much is kept. */
export interface CacheSize {
  readonly bytes: number;
  readonly entries: number;
}

/** Computed documents, the successful ones kept for the next who asks. */
export interface ComputedDocuments {
  readonly size: () => CacheSize;
  /** At once where nothing must be compressed. Throws, or rejects, what making throws. */
  readonly find: (wanted: Wanted) => Soon<Computed>;
}

/** What is kept of computed documents, at most: some five hundred full pages. */
const CACHE_BYTES: number = 16 * 1024 * 1024;

// Headers and bookkeeping of an entry, so that many small ones do not outgrow the bound.
const ENTRY_BYTES = 1024;

/**
 * Computed documents of a build, of which at most N bytes are kept: compressed ones at once, plain ones when they are
 * asked for again. Each coding is kept for itself; equal compressions at the same time are done once. A tag is made from the version of the build and the question, so no body is hashed.
 */
export function keepComputed(version: string, maxBytes: number = CACHE_BYTES): ComputedDocuments {
  const underWay = new Map<string, Promise<Representation>>();
  const kept = new LRUCache<string, Representation>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }, key) => length + key.length + ENTRY_BYTES,
  });

  const isAskedAgain = rememberNames();

  const identityOf = (address: string, { headers, make }: Wanted): Computed => {
    const known = kept.get(address);
    if (known !== undefined) return { representation: known, source: 'hit' };
    const name = nameOf(`${version} ${address}`);
    const representation = represent(make(), headers, name);
    if (representation.status === 200 && isAskedAgain(name)) kept.set(address, forKeeping(representation));
    return { representation, source: 'miss' };
  };

  const encoded = (key: string, address: string, wanted: Wanted): Soon<Computed> => {
    const known = kept.get(key);
    if (known !== undefined) return { representation: known, source: 'hit' };
    const identity = identityOf(address, wanted);
    const representation = underWay.get(key) ?? inCoding(identity.representation, wanted.coding);
    if (!(representation instanceof Promise)) return identity;
    underWay.set(key, representation);
    const forget = (): boolean => underWay.delete(key);
    return representation.finally(forget).then((made) => {
      kept.set(key, made);
      return { representation: made, source: 'miss' };
    });
  };

  return {
    size: () => ({ bytes: kept.calculatedSize, entries: kept.size }),
    find: (wanted) => {
      const address = canonicalAddress(wanted.target);
      return wanted.coding === 'identity'
        ? identityOf(address, wanted)
        : encoded(`${wanted.coding} ${address}`, address, wanted);
    },
  };
}

/** How many questions are remembered as asked before, at most; of four thousand that came since, all but one in nine. */
const MOST_NAMES = 32_768;

/**
 * Whether a name was met before, among the latest. What nobody asks twice is not worth keeping: thousands of pages that
 * live for a second would fill the cache and keep the garbage collector busy. Nor are the names: of each only some bits are
 * remembered, at the place that they tell. Whose bits are met by chance, one of four thousand millions, is kept too early.
 */
function rememberNames(): (name: string) => boolean {
  const met = new Uint32Array(MOST_NAMES);
  return (name) => {
    const bits = bitsOf(name);
    const place = bits % MOST_NAMES;
    const isMet = met[place] === bits;
    met[place] = bits;
    return isMet;
  };
}

/** 32 bits of a name, which is a hash: its first six characters have six each. */
function bitsOf(name: string): number {
  let bits = 0;
  for (let place = 0; place < 6; place += 1) bits = (bits << 6) ^ name.charCodeAt(place);
  return bits >>> 0;
}

/** In one piece on memory of its own: a part may be a piece of a larger block, which must not be kept with it. */
function forKeeping(representation: Representation): Representation {
  const { content, length } = representation;
  return 'fd' in content ? representation : { ...representation, content: [joined(content, length)] };
}

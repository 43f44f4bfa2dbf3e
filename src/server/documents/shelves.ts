import { copyInto } from '../http/buffers.ts';
import type { Representation } from './representation.ts';

/*
 * Memory for representations that are kept for a while: they stand one behind the other on shelves of one size. A piece of its
 * own from `malloc` for each would lie between pieces that live for a moment, and keep it from ever giving theirs back. A
 * shelf is freed as a whole, when it is cleared and nobody reads from it any more: what is being sent is never overwritten.
 */

/** How much is kept. */
export interface CacheSize {
  /** With keys and bookkeeping. */
  readonly bytes: number;
  readonly entries: number;
}

/** Representations by key, within a bound of bytes. */
export interface Shelves {
  readonly get: (key: string) => Representation | undefined;
  /** Keeps a copy. What is kept under this key already stays, and what is too large for a shelf is not kept. */
  readonly put: (key: string, representation: Representation) => void;
  readonly size: () => CacheSize;
}

/** How many shelves there are: when all are full, the oldest is cleared. */
const SHELVES = 8;

// Headers and bookkeeping of an entry, so that many small ones do not outgrow the bound.
const ENTRY_BYTES = 1024;

interface Shelf {
  readonly memory: Buffer;
  /** Bytes of the memory that are taken. */
  taken: number;
  /** The same with keys and bookkeeping. */
  cost: number;
  readonly keys: string[];
}

interface Entry {
  readonly representation: Representation;
  /** Whether it was asked for since it stands on its shelf. */
  isWanted: boolean;
}

/** Empty shelves for so many bytes in all. Of a shelf that is cleared, what was asked for meanwhile moves to the newest. */
export function openShelves(maxBytes: number): Shelves {
  const size = Math.floor(maxBytes / SHELVES);
  const entries = new Map<string, Entry>();
  const shelves: Shelf[] = [];

  const put = (key: string, representation: Representation): void => {
    const { content, length } = representation;
    const cost = length + key.length + ENTRY_BYTES;
    if (entries.has(key) || 'fd' in content || cost > size) return;
    const shelf = shelfFor(cost);
    const copy = { ...representation, content: [copyOnto(shelf, content, length)] };
    entries.set(key, { representation: copy, isWanted: false });
    shelf.keys.push(key);
    shelf.cost += cost;
  };

  const shelfFor = (cost: number): Shelf => {
    const newest = shelves.at(-1);
    if (newest !== undefined && newest.cost + cost <= size) return newest;
    const oldest = shelves.length < SHELVES ? undefined : shelves.shift();
    shelves.push(emptyShelf(size));
    if (oldest !== undefined) clear(oldest);
    // What moved may have filled it again. Each entry moves once without being asked for, so this ends.
    return shelfFor(cost);
  };

  const clear = (shelf: Shelf): void => {
    for (const key of shelf.keys) {
      const entry = entries.get(key);
      entries.delete(key);
      if (entry?.isWanted === true) put(key, entry.representation);
    }
  };

  return {
    get: (key) => wanted(entries.get(key))?.representation,
    put,
    size: () => ({ bytes: shelves.reduce((sum, { cost }) => sum + cost, 0), entries: entries.size }),
  };
}

function wanted(entry: Entry | undefined): Entry | undefined {
  if (entry !== undefined) entry.isWanted = true;
  return entry;
}

const emptyShelf = (size: number): Shelf => ({ memory: Buffer.allocUnsafeSlow(size), taken: 0, cost: 0, keys: [] });

/** The bytes of parts behind those that stand on a shelf. */
function copyOnto(shelf: Shelf, parts: readonly Uint8Array[], length: number): Buffer {
  const place = shelf.memory.subarray(shelf.taken, shelf.taken + length);
  copyInto(place, parts);
  shelf.taken += length;
  return place;
}

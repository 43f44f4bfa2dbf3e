/** A set of places below some count, one bit each; bits beyond the count are 0. Shared ones are never written to. */
export type Bitset = Uint32Array;

const BITS = 32;

/** How many words hold one bit for each of `count` places. */
export const wordsFor = (count: number): number => Math.ceil(count / BITS);

/** The set without any place. */
export const emptySet = (count: number): Bitset => zeros(wordsFor(count));

/*
 * Sets of a moment are views of shared memory: to make one takes a fifteenth of the time that an array with memory of its own
 * takes, which lies outside of V8's heap. A set that is kept is copied with `slice`: else it would keep its neighbours too.
 */
const SHARED_BYTES = 16_384;
let shared = new ArrayBuffer(SHARED_BYTES);
let taken = 0;

/** So many words of 0: a set without any place, or room for places. */
export function zeros(words: number): Bitset {
  const bytes = words * Uint32Array.BYTES_PER_ELEMENT;
  if (bytes > SHARED_BYTES / 16) return new Uint32Array(words);
  if (taken + bytes > SHARED_BYTES) {
    shared = new ArrayBuffer(SHARED_BYTES);
    taken = 0;
  }
  taken += bytes;
  return new Uint32Array(shared, taken - bytes, words);
}

/** A copy of a set, to be written to. */
export function copyOf(set: Bitset): Bitset {
  const copy = zeros(set.length);
  copy.set(set);
  return copy;
}

/** The set of all places. */
export function fullSet(count: number): Bitset {
  const set = emptySet(count).fill(0xffffffff);
  const beyond = count % BITS;
  if (beyond > 0) set[set.length - 1] = 2 ** beyond - 1;
  return set;
}

/** The set of some places. */
export function setOfPlaces(places: Iterable<number>, count: number): Bitset {
  const set = emptySet(count);
  for (const place of places) addPlace(set, place);
  return set;
}

/** Puts a place into a set. */
export function addPlace(set: Bitset, place: number): void {
  const word = place >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (place & 31));
}

/** Takes a place out of a set. */
export function removePlace(set: Bitset, place: number): void {
  const word = place >>> 5;
  set[word] = (set[word] ?? 0) & ~(1 << (place & 31));
}

/** Whether a set has a place. */
export const hasPlace = (set: Bitset, place: number): boolean => (((set[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;

/** Puts all places of another set into a set. */
export function addAll(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

/** The places that two sets share. */
export function intersection(one: Bitset, other: Bitset): Bitset {
  const both = copyOf(one);
  keepOnly(both, other);
  return both;
}

/** The places of a set that another lacks. */
export function difference(one: Bitset, other: Bitset): Bitset {
  const left = copyOf(one);
  takeOut(left, other);
  return left;
}

/** The places of one set, and of some places those of another. */
export function mixed(one: Bitset, other: Bitset, ofOther: Bitset): Bitset {
  const mix = difference(one, ofOther);
  addAll(mix, intersection(other, ofOther));
  return mix;
}

/** The places that are in all of the sets; every place when there are no sets. One set is given as it is, not copied. */
export function intersectionOf(sets: readonly Bitset[], count: number): Bitset {
  const [first, second, ...others] = sets;
  if (first === undefined) return fullSet(count);
  if (second === undefined) return first;
  const shared = intersection(first, second);
  for (const set of others) keepOnly(shared, set);
  return shared;
}

/** Takes out of a set what another lacks. */
export function keepOnly(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}

/** Takes out of a set what another has. */
export function takeOut(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0);
}

/** The places that any of some sets has. One set is given as it is, not copied. */
export function unionOfAll(sets: readonly Bitset[], count: number): Bitset {
  const [first, ...others] = sets;
  if (first === undefined || others.length === 0) return first ?? emptySet(count);
  const union = copyOf(first);
  for (const set of others) addAll(union, set);
  return union;
}

/** The place of the lowest bit that is left of a word. */
export const placeOfBit = (word: number, left: number): number => word * BITS + BITS - 1 - Math.clz32(left & -left);

/** The places of a set, in ascending order. */
export function placesIn(set: Bitset): Uint32Array {
  const places = zeros(sizeOf(set));
  let found = 0;
  set.forEach((word, position) => {
    for (let left = word; left !== 0; left &= left - 1) {
      places[found] = placeOfBit(position, left);
      found += 1;
    }
  });
  return places;
}

/** The first places of a set that are not before a place, in ascending order: as many as wanted, or all that there are. */
export function firstPlaces(set: Bitset, from: number, wanted: number): number[] {
  const places: number[] = [];
  // Of the first word only what is not before.
  let mask = -1 << (from & 31);
  for (let word = from >>> 5; word < set.length; word += 1) {
    for (let left = (set[word] ?? 0) & mask; left !== 0; left &= left - 1) {
      if (places.length === wanted) return places;
      places.push(placeOfBit(word, left));
    }
    mask = -1;
  }
  return places;
}

/** The first of some places, in their order, that are in a set: as many as wanted, or all that there are. */
export function firstIn(set: Bitset, places: Uint32Array, wanted: number): number[] {
  const found: number[] = [];
  for (let step = 0; step < places.length && found.length < wanted; step += 1) {
    const place = places[step] ?? 0;
    if (hasPlace(set, place)) found.push(place);
  }
  return found;
}

/** The lowest place that two sets share; null for none. */
export function firstShared(one: Bitset, other: Bitset): number | null {
  for (let word = 0; word < one.length; word += 1) {
    const both = (one[word] ?? 0) & (other[word] ?? 0);
    if (both !== 0) return placeOfBit(word, both);
  }
  return null;
}

/** How many places two sets share. */
export function sizeShared(one: Bitset, other: Bitset): number {
  let size = 0;
  for (let word = 0; word < one.length; word += 1) size += bitsIn((one[word] ?? 0) & (other[word] ?? 0));
  return size;
}

/** How many places a set has. */
export function sizeOf(set: Bitset): number {
  let size = 0;
  for (const word of set) size += bitsIn(word);
  return size;
}

/** Number of 1 bits of a word: sums of pairs, of fours, of bytes (Hacker's Delight, 5-1). */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

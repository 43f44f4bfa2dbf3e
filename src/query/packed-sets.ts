import { addAll, addPlace, emptySet, placesIn, setOfPlaces, wordsFor, type Bitset } from './bitset.ts';
import { firstNot } from './order.ts';
import type { PackedSets, PreparedValues } from './prepared.ts';

/** Packs values, given as those of each place, in the order in which they are met. */
export const packValues = (valuesHere: readonly (readonly string[])[]): PreparedValues =>
  packed([...groupPlaces(valuesHere)], valuesHere.length);

/** The same in ascending order, so that a value is found by halving. */
export const packSorted = (valuesHere: readonly (readonly string[])[]): PreparedValues =>
  packed(
    [...groupPlaces(valuesHere)].sort(([left], [right]) => (left < right ? -1 : 1)),
    valuesHere.length,
  );

const packed = (rows: readonly (readonly [value: string, places: readonly number[]])[], count: number) => ({
  values: rows.map(([value]) => value),
  places: packSets(
    rows.map(([, places]) => places),
    count,
  ),
});

/** The number of a sorted value; null for one that no place has. */
export function findSorted({ values }: PreparedValues, value: string): number | null {
  const found = firstNot(values.length, (step) => (values[step] ?? '') < value);
  return values[found] === value ? found : null;
}

/** Places in ascending order. */
type Places = readonly number[] | Uint32Array;

/** The places at which each name stands, by name; a place once, however often the name stands there. */
export function groupPlaces(names: readonly (readonly string[])[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  names.forEach((namesHere, place) => {
    for (const name of namesHere) {
      const known = places.get(name);
      if (known === undefined) places.set(name, [place]);
      else if (known.at(-1) !== place) known.push(place);
    }
  });
  return places;
}

/** Packs sets of places. */
export function packSets(sets: readonly Places[], count: number): PackedSets {
  const words = wordsFor(count);
  const starts = new Uint32Array(sets.length + 1);
  sets.forEach((places, index) => (starts[index + 1] = (starts[index] ?? 0) + Math.min(places.length, words)));
  const numbers = new Uint32Array(starts.at(-1) ?? 0);
  sets.forEach((places, index) => {
    numbers.set(places.length < words ? places : setOfPlaces(places, count), starts[index]);
  });
  return { count, starts, numbers };
}

/** Puts the places of a packed set into a bitset. */
function addPacked(into: Bitset, { starts, numbers }: PackedSets, index: number): void {
  const start = starts[index] ?? 0;
  const end = starts[index + 1] ?? 0;
  if (end - start === into.length) return addAll(into, numbers.subarray(start, end));
  for (let position = start; position < end; position += 1) addPlace(into, numbers[position] ?? 0);
}

/** The places that any of some packed sets has. */
export function unionOf(packed: PackedSets, indices: Iterable<number>): Bitset {
  const set = emptySet(packed.count);
  for (const index of indices) addPacked(set, packed, index);
  return set;
}

/** A packed set as a bitset, which must not be written to. */
export function bitsetOf(packed: PackedSets, index: number): Bitset {
  const numbers = numbersOf(packed, index);
  return numbers.length === wordsFor(packed.count) ? numbers : unionOf(packed, [index]);
}

/** The places of a packed set, in ascending order. */
export function placesOf(packed: PackedSets, index: number): Uint32Array {
  const numbers = numbersOf(packed, index);
  return numbers.length < wordsFor(packed.count) ? numbers : placesIn(numbers);
}

const numbersOf = ({ starts, numbers }: PackedSets, index: number): Uint32Array =>
  numbers.subarray(starts[index], starts[index + 1]);

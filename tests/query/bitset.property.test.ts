import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addPlace,
  emptySet,
  firstPlaces,
  fullSet,
  hasPlace,
  intersectionOf,
  placesIn,
  sizeOf,
} from '../../src/query/bitset.ts';

const COUNTS = fc.constantFrom(0, 1, 31, 32, 33, 64, 100);

const setOf = (count: number, places: readonly number[]) => {
  const set = emptySet(count);
  for (const place of places) addPlace(set, place);
  return set;
};

/** A count, and some lists of places below it, each in ascending order. */
const universe = COUNTS.chain((count) =>
  fc.record({
    count: fc.constant(count),
    lists: fc.array(fc.subarray(Array.from({ length: count }, (_, place) => place)), { maxLength: 6 }),
  }),
);

describe('a set of places', () => {
  test('gives the places that were put into it, and how many they are', () => {
    fc.assert(
      fc.property(universe, ({ count, lists }) => {
        for (const places of lists) {
          const set = setOf(count, places);
          expect([...placesIn(set)]).toEqual(places);
          expect(sizeOf(set)).toBe(places.length);
          expect(Array.from({ length: count }, (_, place) => hasPlace(set, place))).toEqual(
            Array.from({ length: count }, (_, place) => places.includes(place)),
          );
        }
      }),
    );
  });

  test('shares no place with a set made before or after it, of any size', () => {
    // More than fit into one piece of memory, and some that are too large for it.
    const counts = [...Array(400).keys()].map((number) => (number % 50 === 0 ? 20_000 : 32 * (number % 40)));
    const sets = counts.map((count) => {
      const set = emptySet(count);
      const wasEmpty = sizeOf(set) === 0;
      set.fill(0xffffffff);
      return { set, wasEmpty };
    });
    for (const { set, wasEmpty } of sets) {
      expect([wasEmpty, sizeOf(set)]).toEqual([true, set.length * 32]);
      set.fill(0);
    }
  });

  test('gives its first places from one on, as many as wanted', () => {
    fc.assert(
      fc.property(universe, fc.nat(100), fc.nat(40), ({ count, lists }, from, wanted) => {
        for (const places of lists) {
          const expected = places.filter((place) => place >= from).slice(0, wanted);
          expect(firstPlaces(setOf(count, places), from, wanted)).toEqual(expected);
        }
      }),
    );
  });

  test('that is full has every place, and none beyond', () => {
    fc.assert(
      fc.property(COUNTS, (count) => {
        expect([...placesIn(fullSet(count))]).toEqual(Array.from({ length: count }, (_, place) => place));
      }),
    );
  });
});

describe('an intersection', () => {
  test('of sets has what all of them have, whatever their order', () => {
    fc.assert(
      fc.property(universe, ({ count, lists }) => {
        const sets = lists.map((places) => setOf(count, places));
        const shared = Array.from({ length: count }, (_, place) => place).filter((place) =>
          lists.every((places) => places.includes(place)),
        );
        expect([...placesIn(intersectionOf(sets, count))]).toEqual(shared);
        expect([...placesIn(intersectionOf(sets.toReversed(), count))]).toEqual(shared);
      }),
    );
  });

  test('leaves its sets as they were', () => {
    fc.assert(
      fc.property(universe, ({ count, lists }) => {
        const sets = lists.map((places) => setOf(count, places));
        intersectionOf(sets, count);
        expect(sets).toEqual(lists.map((places) => setOf(count, places)));
      }),
    );
  });
});

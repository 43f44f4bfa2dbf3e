import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSorted, packSorted, placesOf } from '../../src/query/packed-sets.ts';

const gram = fc.string({ unit: fc.constantFrom('a', 'b', '\0', '\uffff', 'ß'), minLength: 1, maxLength: 3 });

test('a value is found with the places that have it, and no other is', () => {
  fc.assert(
    fc.property(fc.array(fc.array(gram, { maxLength: 6 }), { maxLength: 40 }), gram, (here, wanted) => {
      const prepared = packSorted(here);
      const found = findSorted(prepared, wanted);
      const places = here.flatMap((grams, place) => (grams.includes(wanted) ? [place] : []));
      expect(found === null ? [] : [...placesOf(prepared.places, found)]).toEqual(places);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesIn } from '../../src/query/bitset.ts';
import { openSearch, prepareSearch } from '../../src/query/search-index.ts';
import { fold, tokensOf } from '../../src/query/text.ts';
import { realService } from '../support/real-catalog.ts';
import { runs } from '../support/runs.ts';

const letters = fc.constantFrom('a', 'b', 'ä', 'ß', '-', '7', '🦾', '\ud800', 'ﬁ', ' ', '\u00a0', '\n');
const texts = fc.array(fc.string({ unit: letters, maxLength: 30 }), { maxLength: 8 });

const literally = (all: readonly string[], term: string): number[] =>
  all.flatMap((text, place) => (text.includes(term) ? [place] : []));

test('a term is found exactly where it occurs, however short it is', () => {
  fc.assert(
    fc.property(texts, fc.string({ unit: letters, minLength: 1, maxLength: 5 }), (given, wanted) => {
      const folded = given.map(fold);
      const find = openSearch(prepareSearch(folded.map(tokensOf)));
      for (const term of tokensOf(fold(wanted))) {
        const found = find(term);
        expect(found === null ? [] : [...placesIn(found)]).toEqual(literally(folded, term));
      }
    }),
    { numRuns: runs(500) },
  );
});

test('every part of every text is found', () => {
  fc.assert(
    fc.property(texts, fc.nat(), fc.integer({ min: 1, max: 6 }), (given, start, length) => {
      const folded = given.map(fold);
      const find = openSearch(prepareSearch(folded.map(tokensOf)));
      for (const token of folded.flatMap(tokensOf)) {
        const characters = Array.from(token);
        const term = characters
          .slice(start % characters.length)
          .slice(0, length)
          .join('');
        expect([...placesIn(find(term) ?? new Uint32Array())]).toEqual(literally(folded, term));
      }
    }),
  );
});

test('pieces of the catalog are found where they occur', () => {
  const folded = realService.dataset.actuators.map(({ id, name }) => fold(`${id}\n${name}`));
  const find = openSearch(prepareSearch(folded.map(tokensOf)));
  const pieces = folded.flatMap(tokensOf).filter((_, number) => number % 37 === 0);
  for (const term of pieces.flatMap((token) => [1, 2, 3, 4, 7].map((length) => token.slice(-length)))) {
    expect([...placesIn(find(term) ?? new Uint32Array())]).toEqual(literally(folded, term));
  }
});

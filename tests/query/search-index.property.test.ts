import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsIn } from '../../src/query/mask.ts';
import { openSearch, prepareSearch, type FindTerm } from '../../src/query/search-index.ts';
import { fold, tailsOf, tokensOf } from '../../src/query/text.ts';
import { hasWord } from '../oracle/searching.ts';
import { realService } from '../support/real-service.ts';
import { runs } from '../support/runs.ts';

const letters = fc.constantFrom('a', 'b', 'ä', 'ß', '-', '7', '🦾', '𝔸', '\ud800', 'ﬁ', ' ', '\u00a0', '\n');
const texts = fc.array(fc.string({ unit: letters, maxLength: 30 }), { maxLength: 8 });

const literally = (all: readonly string[], term: string): number[] =>
  all.flatMap((text, row) => (hasWord(text.toWellFormed(), term.toWellFormed()) ? [row] : []));

const searchOf = (folded: readonly string[]): FindTerm => openSearch(prepareSearch(folded.map(tailsOf)), folded.length);

const foundBy = (find: FindTerm, term: string): number[] => rowsIn(find(term) ?? new Uint8Array());

test('a term is found exactly where a word begins with it, however short it is', () => {
  fc.assert(
    fc.property(texts, fc.string({ unit: letters, minLength: 1, maxLength: 5 }), (given, wanted) => {
      const folded = given.map(fold);
      const find = searchOf(folded);
      for (const term of tokensOf(fold(wanted))) expect(foundBy(find, term)).toEqual(literally(folded, term));
    }),
    { numRuns: runs(500) },
  );
});

test('every beginning of every word is found, and nothing else is', () => {
  fc.assert(
    fc.property(texts, fc.nat(), fc.integer({ min: 1, max: 6 }), (given, start, length) => {
      const folded = given.map(fold);
      const find = searchOf(folded);
      for (const token of folded.flatMap(tokensOf)) {
        const characters = Array.from(token);
        const from = start % characters.length;
        const term = characters.slice(from, from + length).join('');
        expect(foundBy(find, term)).toEqual(literally(folded, term));
      }
    }),
  );
});

test('pieces of the catalog are found where words begin with them', () => {
  const folded = realService.dataset.actuators.map(({ id, name }) => fold(`${id}\n${name}`));
  const find = searchOf(folded);
  const pieces = folded.flatMap(tokensOf).filter((_, number) => number % 37 === 0);
  for (const term of pieces.flatMap((token) => [1, 2, 3, 4, 7].map((length) => token.slice(-length)))) {
    expect(foundBy(find, term)).toEqual(literally(folded, term));
  }
});

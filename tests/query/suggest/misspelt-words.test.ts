import { expect, test } from 'vitest';
import { openSpelling } from '../../../src/query/suggest/misspelt-words.ts';
import { vocabularyOf } from '../../../src/query/table/words/text.ts';

const spelling = (...texts: string[]) => openSpelling(vocabularyOf(texts));
const correct = spelling(
  'unitree go-m8010-6 quadruped leg',
  'cubemars ak80-9 planetary gear humanoid sealed geared motor',
);

test.each([
  ['quadroped', 'quadruped'],
  ['qaudruped', 'quadruped'],
  ['humanoyd', 'humanoid'],
  ['planetery', 'planetary'],
  ['cubemarz', 'cubemars'],
  ['motro', 'motor'],
  ['mottro', null],
])('%s is corrected to %s: one mistake from five letters, two from eight', (term, word) => {
  expect(correct(term)).toBe(word);
});

test.each(['hear', 'lex', 'œuf', 'legg'])('%s of fewer than five letters is not corrected', (term) => {
  expect(correct(term)).toBeNull();
});

test.each(['tmotor', 'otor', 'bumanoid'])(
  '%s, which begins with another letter, is not corrected',
  (term) => {
    expect(correct(term)).toBeNull();
  },
);

test.each(['unsealed', 'gearless', 'nonplanetary'])('%s is never turned into its opposite', (term) => {
  expect(correct(term)).toBeNull();
});

test('a negating affix is never removed or added', () => {
  const words = spelling('unsealed useless inlet');
  expect([words('unhealed'), words('ususless'), words('inlets')]).toEqual(['unsealed', 'useless', 'inlet']);
  expect([spelling('usealed')('unsealed'), spelling('unscrewed')('uscrewed')]).toEqual([null, null]);
});

test.each(['ak81', 'ak80-8', 'quadrup3d', 'humanoid²', 'planetary٣'])(
  '%s with a digit is not corrected',
  (term) => {
    expect(correct(term)).toBeNull();
  },
);

test('a term of more than 24 characters is not corrected', () => {
  const long = spelling('abcdefghijklmnopqrstuvwxyz');
  expect([long('abcdefghijklmnopqrstuvwx'), long('abcdefghijklmnopqrstuvwxy')]).toEqual([
    'abcdefghijklmnopqrstuvwxyz',
    null,
  ]);
});

test('of two equally near words the first in the alphabet is chosen', () => {
  expect(spelling('torques torqued')('torquex')).toBe('torqued');
});

test('nothing is corrected without words', () => {
  expect(spelling()('quadruped')).toBeNull();
});

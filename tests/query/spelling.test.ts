import { describe, expect, test } from 'vitest';
import { openSpelling, prepareSpelling } from '../../src/query/spelling.ts';

const spelling = (...texts: string[]) => openSpelling(prepareSpelling(texts));
const correct = spelling('unitree go-m8010-6 quadruped leg', 'cubemars ak80-9 planetary gear humanoid');

describe('a search term', () => {
  test.each([
    ['quadroped', 'quadruped'],
    ['quardupde', 'quadruped'],
    ['humanoyd', 'humanoid'],
    ['planetery', 'planetary'],
    ['cubemarz', 'cubemars'],
    ['hear', 'gear'],
  ])('%s of four and more letters is corrected to the nearest word, %s', (term, word) => {
    expect(correct(term)).toBe(word);
  });

  test.each(['lex', 'ge-x', 'qi', 'œuf'])('%s of fewer than four letters is not corrected', (term) => {
    expect(correct(term)).toBeNull();
  });

  test.each(['ak81', 'ak80-8', 'quadrup3d', 'humanoid²', 'planetary٣'])('%s with a digit is not corrected', (term) => {
    expect(correct(term)).toBeNull();
  });

  test('of more than 24 characters is not corrected', () => {
    const long = spelling('abcdefghijklmnopqrstuvwxyz');
    expect([long('abcdefghijklmnopqrstuvwx'), long('abcdefghijklmnopqrstuvwxy')]).toEqual([
      'abcdefghijklmnopqrstuvwxyz',
      null,
    ]);
  });

  test('near to no word is corrected to none, the second time too', () => {
    expect([correct('zzzzzz'), correct('zzzzzz')]).toEqual([null, null]);
  });

  test('is corrected as before after a thousand others', () => {
    const before = correct('planetery');
    for (let number = 0; number < 1100; number += 1) correct(`plane${String.fromCodePoint(0x4e00 + number)}`);
    expect(correct('planetery')).toBe(before);
  });
});

test('nothing is corrected where there are no words', () => {
  expect(spelling()('quadruped')).toBeNull();
});

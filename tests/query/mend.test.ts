import { describe, expect, test } from 'vitest';
import { mender } from '../../src/query/mend.ts';

const mend = mender(['unitree go-m8010-6 quadruped leg', 'cubemars ak80-9 planetary gear humanoid']);

describe('a search term', () => {
  test.each(['quad', 'ak80', 'o-m8', 'rs', '-'])('%s that occurs somewhere stays as it is', (term) => {
    expect(mend(term)).toBe(term);
  });

  test.each([
    ['quadroped', 'quadruped'],
    ['humanoyd', 'humanoid'],
    ['planetery', 'planetary'],
    ['cubemarz', 'cubemars'],
    ['hear', 'gear'],
  ])('%s of four and more letters is mended to the nearest word, %s', (term, word) => {
    expect(mend(term)).toBe(word);
  });

  test.each(['lex', 'ge-x', 'qi', 'œuf'])('%s of fewer than four letters that occurs nowhere finds nothing', (term) => {
    expect(mend(term)).toBeNull();
  });

  test.each(['ak81', 'ak80-8', 'quadrup3d', 'humanoid²', 'planetary٣'])('%s with a digit is never mended', (term) => {
    expect(mend(term)).toBeNull();
  });

  test('near to no word finds nothing', () => {
    expect(mend('zzzzzz')).toBeNull();
  });

  test('that spans two records occurs nowhere', () => {
    expect(mend('legcubemars')).not.toBe('legcubemars');
  });
});

test('nothing is mended where there are no words', () => {
  expect(mender([])('quadruped')).toBeNull();
});

import { expect, test } from 'vitest';
import { joinedTailsOf, fold, searchTerms, wordsOf } from '../../../../src/query/table/words/text.ts';

test.each([
  ['DM-J4310-2EC', 'dm-j4310-2ec'],
  ['Kraftübertragung', 'kraftubertragung'],
  ['ÉCOLE', 'ecole'],
  ['Ångström', 'angstrom'],
  ['ＡＫ７０', 'ak70'],
  ['Ω·m²', 'ω·m2'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('composed and decomposed accents fold to the same', () => {
  expect(fold('\u00e9')).toBe(fold('e\u0301'));
});

test.each<[string, string[]]>([
  ['', []],
  [' \t\n ', []],
  ['ak80', ['ak80']],
  ['  Unitree\tGO-M8010-6\u00a0motor ', ['unitree', 'go-m8010-6', 'motor']],
  ['leg LEG lég', ['leg']],
  ['kv100 "Peak  torque" 5"', ['kv100', 'peak torque', '5"']],
  ['“peak torque”x', ['peak torque', 'x']],
  ['"" x " "', ['x']],
  ['"not closed', ['"not', 'closed']],
  ['5 " x', ['5', '"', 'x']],
])('the terms of %j are %j', (text, terms) => {
  expect(searchTerms(text)).toEqual(terms);
});

test.each<[string, string[]]>([
  ['', []],
  ['leg of a dog', []],
  ['legs', ['legs']],
  ['quasi-direct drive, 9:1 gear (ak80v3x)', ['quasi', 'direct', 'drive', 'gear']],
  ['планетарный', ['планетарный']],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each<[string, string[]]>([
  ['', []],
  ['--', []],
  ['xm430-w350', ['xm430w350', '430w350', 'w350', '350']],
  ['漫游 (r2)--b', ['漫游r2b', 'r2b', '2b', 'b']],
])('the tails of %j in letters and digits are %j', (name, tails) => {
  expect(joinedTailsOf(name)).toEqual(tails);
});

import { expect, test } from 'vitest';
import type { Claim } from '../../../../src/catalog/evidence/claim.ts';
import {
  conflictText,
  objectionsTo,
  verifiedText,
  wayOf,
  withoutValue,
} from '../../../../src/site/record/evidence/remarks.ts';

const claim = (changes: Partial<Claim>): Claim => ({
  ...{ field: 'peak_torque_nm', value: 22, unit: 'N.m', words: '22', converted: null, why: null },
  ...{ source: 1, read_in: "maker's own page", verified_against: null, agrees: true, conditions: null },
  ...changes,
});

test('disagreeing sources are shown as a range with both of them', () => {
  const claims = [claim({ conflict: true }), claim({ value: 25, source: 3, agrees: false })];
  expect(conflictText(claims)).toBe('sources disagree: 22–25 N·m [1, 3]');
  expect(conflictText([claim({}), claim({ source: 2 })])).toBeNull();
});

test('disagreeing ranges are listed one by one', () => {
  const claims = [claim({ value: '24-60', unit: 'V', conflict: true }), claim({ value: '15-60', source: 3 })];
  expect(conflictText(claims)).toBe('sources disagree: 24–60 or 15–60 V [1, 3]');
});

test.each([
  [{ converted: 'as stated', why: null }, null],
  [{ converted: '0.5 kg × 1,000 = 500 g', why: null }, '0.5 kg × 1,000 = 500 g'],
  [{ converted: null, why: 'our_words' }, 'our reading'],
  [{ converted: null, why: 'no_words' }, 'no quote in the catalog'],
  [{ converted: null, why: 'no_words', listed: 'listed by the maker' }, 'listed by the maker'],
] as const)('a conversion shows its arithmetic, or why there is none: %j', (conversion, text) => {
  expect(wayOf(conversion)).toBe(text);
});

const readAgainst = (...words: readonly Claim['verified_against'][]) => ({
  claims: words.map((verified_against) => claim({ verified_against })),
  rejected: null,
});
const REJECTED = { value: 22, conditions: undefined, reason: 'Too light.' };

test.each([
  ['none', [readAgainst(null)], null],
  ['all', [readAgainst('maker')], '1 of 1 figure compared with the maker’s text'],
  [
    'some',
    [readAgainst('maker'), readAgainst('copy'), readAgainst(null)],
    '1 of 3 figures compared with the maker’s text, 1 with a third party’s copy',
  ],
  [
    'one whose second source is a copy',
    [readAgainst('maker', 'copy')],
    '1 of 1 figure compared with the maker’s text',
  ],
  [
    'one, another is rejected, and nobody states a third',
    [readAgainst('copy'), { ...readAgainst('maker'), rejected: REJECTED }, readAgainst()],
    '1 of 1 figure compared with a third party’s copy',
  ],
] as const)(
  'figures of which %s were read twice show how many, and against whose quotes',
  (_says, figures, text) => {
    expect(verifiedText(figures)).toBe(text);
  },
);

test('a rejected or doubtful figure has its reason, and is never called unknown', () => {
  const well = { claims: [claim({})], rejected: null, doubts: [] };
  expect(objectionsTo({ ...well, rejected: REJECTED })).toEqual([{ word: 'rejected', why: 'Too light.' }]);
  expect([withoutValue({ rejected: REJECTED }), withoutValue(well)]).toEqual(['rejected', 'unknown']);
  expect(objectionsTo({ ...well, doubts: ['9 ÷ 10 = 90 %'] })).toEqual([
    { word: 'doubtful', why: '9 ÷ 10 = 90 %' },
  ]);
  expect(objectionsTo(well)).toEqual([]);
});

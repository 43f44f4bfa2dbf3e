import { describe, expect, test } from 'vitest';
import type { Claim } from '../../../src/catalog/claims.ts';
import { conditionTags, conflictText, glyphOf, quoteOf, verifiedText } from '../../../src/site/record/evidence.ts';
import { robotStatements } from '../../../src/site/robots/robot-sheet.ts';
import { sourceStating } from '../../support/small-catalog.ts';
import { site } from '../fixtures.ts';

describe('the conditions of a figure are tags', () => {
  test.each([
    [null, []],
    [{ kind: 'stall', voltage_v: 12 }, ['stall at 12 V']],
    [{ kind: 'no_load', voltage_v: 7.4 }, ['no load at 7.4 V']],
    [{ kind: 'limit' }, ['model limit']],
    [{ kind: 'repeated_peak' }, ['repeated peak']],
    [{ kind: 'peak', seconds: 1 }, ['peak for 1 s']],
    [{ voltage_v: 24, speed_rpm: 30 }, ['at 24 V at 30 rpm']],
    [{ side: 'motor' }, ['motor side']],
    [{ side: 'output' }, ['output side']],
    [{ includes: 'driver' }, ['with driver']],
    [{ includes: 'no driver', date: '2026-09', seller: 'reseller' }, ['no driver', 'reseller', '2026-09']],
    [{ kind: 'rated', cooling: '200 x 200 mm plate' }, ['rated', '200 x 200 mm plate']],
  ])('%j as %j', (conditions, tags) => {
    expect(conditionTags(conditions)).toEqual(tags);
  });
});

describe('a quote', () => {
  test.each([
    ['Peak torque 22 N·m', 'Peak torque 22 N·m'],
    ['"torqueLabel":"150 kg·cm@12V"', 'torqueLabel: 150 kg·cm@12V'],
    ['"inertia_g_cm2": 5000', 'inertia_g_cm2: 5000'],
    ['FR_hip_joint: <limit velocity="19.69"> (rad/s)', 'FR_hip_joint: limit velocity 19.69 (rad/s)'],
    ['| **12V** | **$482** |', '12V · $482'],
    ['| Reach | 750mm', 'Reach · 750mm'],
    ['`g1_23dof`: dof#leg 6*2', 'g1_23dof: dof#leg 6*2'],
    ['33" reach', '33" reach'],
    ['<>', '<>'],
  ])('of %j is %j', (words, quote) => {
    expect(quoteOf(words)).toBe(quote);
  });

  test('loses no digit of any words of the catalog', () => {
    const digits = (text: string): string => text.replace(/\D/g, '');
    const all = [...site.actuatorPages, ...site.robotPages].flatMap(({ entry }) =>
      entry.sources.flatMap(({ states }) => Object.values(states)),
    );
    expect(all.filter((words) => digits(quoteOf(words)) !== digits(words))).toEqual([]);
  });
});

const claim = (changes: Partial<Claim>): Claim => ({
  ...{ field: 'peak_torque_nm', value: 22, unit: 'N.m', words: '22', converted: null },
  ...{ source: 1, agrees: true, conditions: null },
  ...changes,
});

test('sources that disagree are told as a range with both of them', () => {
  const claims = [claim({ conflict: true }), claim({ value: 25, source: 3, agrees: false })];
  expect(conflictText(claims)).toBe('sources disagree: 22–25 N·m [1, 3]');
  expect(conflictText([claim({}), claim({ source: 2 })])).toBeNull();
});

test('the glyph of a figure says who states it', () => {
  const sources = [sourceStating([]), sourceStating([], { kind: 'repository' })];
  expect(glyphOf(sources, 2)).toEqual({ kind: 'repository', letter: 'R', says: 'stated in a repository', source: 2 });
  expect(glyphOf(sources, 3)).toBeNull();
});

test.each([
  [false, {}, null],
  [true, {}, 'Read twice against the maker’s own words'],
  [true, { kind: 'repository' }, 'Read twice against a third party’s transcription'],
  [true, { title: 'Product page (as quoted in a survey)' }, 'Read twice against a third party’s transcription'],
] as const)('a record read twice (%s, %j) says against whose words', (isVerified, changes, text) => {
  expect(verifiedText(isVerified, [sourceStating([], changes)])).toBe(text);
});

test('the limits of a robot’s model are called limits, and speeds are told in rad/s too', () => {
  const limits = site.robotPages.flatMap(({ robot, entry }) =>
    robotStatements(robot, entry).filter(({ tags }) => tags.includes('model limit')),
  );
  expect(limits.length).toBeGreaterThan(50);
  expect(limits.filter(({ title }) => !/(velocity|effort) limit$/.test(title)).map(({ title }) => title)).toEqual([]);
  expect(limits.find(({ title }) => title.endsWith('velocity limit'))?.text).toMatch(/ rpm \([\d.,]+ rad\/s\)$/);
});

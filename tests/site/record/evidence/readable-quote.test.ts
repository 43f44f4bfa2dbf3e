import { describe, expect, test } from 'vitest';
import { readableQuote } from '../../../../src/site/record/evidence/readable-quote.ts';
import { site } from '../../fixtures.ts';

describe('a quote', () => {
  test.each([
    ['Peak torque 22 N·m', 'Peak torque 22 N·m'],
    ['"torqueLabel":"150 kg·cm@12V"', 'torqueLabel: 150 kg·cm@12V'],
    ['"inertia_g_cm2": 5000', 'inertia_g_cm2: 5000'],
    ['FR_hip_joint: <limit velocity="19.69"> (rad/s)', 'FR_hip_joint: limit velocity 19.69 (rad/s)'],
    ['| **12V** | **$482** |', '12V · $482'],
    ['| Reach | 750mm', 'Reach · 750mm'],
    ['`g1_23dof`: dof#leg 6*2', 'g1_23dof: dof#leg 6*2'],
    ['Peak_Torque_Nm: 22', 'Peak Torque Nm: 22'],
    ['| Total | --- | $121.94', 'Total · $121.94'],
    ['"Peak Torque N.m 60"', 'Peak Torque N.m 60'],
    ['id 1195 attr 6123,6199 → "$579.90"; 6123,6198 → "$479.90"', '$579.90; $479.90'],
    ['33" reach', '33" reach'],
    ['<>', '<>'],
  ])('of %j is %j', (words, quote) => {
    expect(readableQuote(words)).toBe(quote);
  });

  test('keeps every digit of every quote in the catalog, except article numbers of shops', () => {
    const digits = (text: string): string => text.replace(/\D/g, '');
    const all = [...site.actuatorPages, ...site.robotPages].flatMap(({ entry }) =>
      entry.sources.flatMap(({ states }) => Object.values(states)),
    );
    const others = all.filter((words) => !/^id \d/.test(words));
    expect(others.filter((words) => digits(readableQuote(words)) !== digits(words))).toEqual([]);
  });
});

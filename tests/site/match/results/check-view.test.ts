import { expect, test, vi } from 'vitest';
import { betweenText, signAndWordOf, shortText } from '../../../../src/site/match/results/check-view.ts';
import { glyphOf } from '../../../../src/site/record/evidence/glyphs.ts';

test('a figure without a quote has no tick of proof, even if it meets', () => {
  expect(signAndWordOf('meets', glyphOf('unstated'))).toEqual({
    sign: '(✓)',
    word: 'meets (no quote)',
    isUnquoted: true,
  });
  expect(signAndWordOf('misses', glyphOf('unstated')).sign).toBe('✗');
  expect(signAndWordOf('meets', null)).toEqual({ sign: '✓', word: 'meets', isUnquoted: false });
});

test('both bounds of a torque are in the chosen unit', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { units: 'kgf-cm' } } });
  expect(betweenText({ least: 10, most: 20 })).toBe('102 to 203.9 kgf·cm');
  vi.unstubAllGlobals();
  expect(betweenText({ least: 31.2, most: 48 })).toBe('31.2 to 48 N·m');
});

test.each([
  [{ value: 20, verdict: 'misses', ratio: 0.95 }, '−5 %'],
  [{ value: 20, verdict: 'misses', ratio: 0.997 }, '−0.3 %'],
  [{ value: 20, verdict: 'misses', ratio: 1.0011 }, '+0.1 %'],
  [{ value: 20, verdict: 'close', ratio: 1.234 }, '+23 %'],
  [{ value: 20, verdict: 'unknown', ratio: 0.95 }, ''],
  [{ value: 20, verdict: 'close', ratio: 1.33, how: 'half of a stall torque' }, 'half of a stall torque'],
  [
    { value: 20, verdict: 'unknown', ratio: 0.8, how: 'a part or all of it at 24 V' },
    'a part or all of it at 24 V',
  ],
  [{ value: 20, verdict: 'meets', ratio: 1.2, how: '0.5 of it at 24 V' }, ''],
  [{ value: 20, verdict: 'misses', ratio: 0.8, basis: [], how: 'beyond a stated maximum' }, '−20 %'],
  [
    { value: null, verdict: 'meets', ratio: null, how: 'a rated torque or a published point reaches it' },
    'a rated torque or a published point reaches it',
  ],
] as const)('%o reads "%s"', (check, text) => {
  expect(shortText(check)).toBe(text);
});

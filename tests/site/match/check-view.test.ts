import { expect, test, vi } from 'vitest';
import { betweenText, saidOf, shortText } from '../../../src/site/match/check-view.ts';
import { glyphOf } from '../../../src/site/record/glyphs.ts';

test('a figure without a quote has no tick of a proof, whatever it fits', () => {
  expect(saidOf('meets', glyphOf('unstated'))).toEqual({
    sign: '(✓)',
    word: 'fits, without a quote',
    isUnquoted: true,
  });
  expect(saidOf('misses', glyphOf('unstated')).sign).toBe('✗');
  expect(saidOf('meets', null)).toEqual({ sign: '✓', word: 'proved', isUnquoted: false });
});

test('both ends of a torque are in the unit that the reader has chosen', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { units: 'kgf-cm' } } });
  expect(betweenText({ least: 10, most: 20 })).toBe('102 to 203.9 kgf·cm');
  vi.unstubAllGlobals();
  expect(betweenText({ least: 31.2, most: 48 })).toBe('31.2 to 48 N·m');
});

test.each([
  ['misses', 0.95, null, '−5 %'],
  ['misses', 0.997, null, '−0.3 %'],
  ['misses', 1.0011, null, '+0.1 %'],
  ['close', 1.234, null, '+23 %'],
  ['unknown', 0.95, null, ''],
  ['close', 1.33, 'half of a stall torque', 'half of a stall torque'],
  ['unknown', 0.8, 'a part or all of it at 24 V', 'a part or all of it at 24 V'],
  ['meets', 1.2, '0.5 of it at 24 V', ''],
] as const)('%s at %d (%s): %s', (verdict, ratio, how, text) => {
  expect(shortText({ verdict, ratio, how })).toBe(text);
});

test('of a point it is said by how much it is missed', () => {
  expect(shortText({ verdict: 'misses', ratio: 0.8, basis: [], how: 'beyond a stated maximum' })).toBe('−20 %');
});

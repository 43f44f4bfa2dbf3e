import { expect, test, vi } from 'vitest';
import { betweenText, percent, saidOf } from '../../../src/site/match/check-view.ts';
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

test('a figure that misses by less than one percent is on its side of what is asked', () => {
  expect([0.95, 0.997, 1.0011, 1.234].map(percent)).toEqual(['−5 %', '−0.3 %', '+0.1 %', '+23 %']);
});

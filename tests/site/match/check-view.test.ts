import { expect, test } from 'vitest';
import { saidOf } from '../../../src/site/match/check-view.ts';
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

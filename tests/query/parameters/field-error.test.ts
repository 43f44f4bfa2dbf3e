import { expect, test } from 'vitest';
import { shown } from '../../../src/query/parameters/field-error.ts';

test.each([
  ['heavy', 'heavy'],
  ['0x10', '0x10'],
  ['', '""'],
  [' ', '" "'],
  ['a b', '"a b"'],
  ['a\n', '"a\\n"'],
  ['\u0007', '"\\u0007"'],
  ['\ud800', '"\\ud800"'],
  ['漢字', '漢字'],
  [undefined, 'nothing'],
  [null, 'null'],
  [0, '0'],
  [Infinity, 'Infinity'],
  [true, 'true'],
  [{ a: 1 }, 'an object'],
  [['a'], 'an array'],
  [['a', { a: 1 }], 'an array with an object in it'],
  [[['a']], 'an array with an array in it'],
  [['a', null], 'an array with null in it'],
])('%j is shown as %s', (found, text) => {
  expect(shown(found)).toBe(text);
});

test('up to 60 characters are shown in full, and more are cut', () => {
  expect(shown('x'.repeat(60))).toBe('x'.repeat(60));
  expect(shown('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`);
});

test('a surrogate pair is not cut in half', () => {
  expect(shown(`${'x'.repeat(59)}🦾🦿`)).toBe(`${'x'.repeat(59)}🦾…`);
});

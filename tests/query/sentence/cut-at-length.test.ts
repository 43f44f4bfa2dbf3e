import { describe, expect, test } from 'vitest';
import { cutAtLength, SENTENCE_LENGTH } from '../../../src/query/sentence/cut-at-length.ts';
import { readSentence } from '../../../src/query/sentence/read-sentence.ts';
import { asked, VOCABULARY } from './asked.ts';

const filled = (length: number): string => 'quiet '.repeat(length).slice(0, length);

describe('a text is cut at its last space within the length', () => {
  test.each([
    ['', { read: '', rest: '' }],
    [filled(SENTENCE_LENGTH), { read: filled(SENTENCE_LENGTH), rest: '' }],
    [`${filled(294)} 900 g`, { read: `${filled(294)} 900 g`, rest: '' }],
    [`${filled(294)} under 900 g`, { read: `${filled(294)} under`, rest: '900 g' }],
    [`${filled(296)} 12345 g`, { read: filled(296), rest: '12345 g' }],
    ['x'.repeat(310), { read: 'x'.repeat(300), rest: 'x'.repeat(10) }],
  ])('%#', (text, parts) => {
    expect(cutAtLength(text)).toEqual(parts);
  });
});

test('a sentence is read up to 300 characters, and the rest is reported', () => {
  const pieces = readSentence(`20 Nm, CAN, ${'then 30 N·m, '.repeat(300)} under 900 g`, VOCABULARY);
  expect(pieces.at(-1)).toMatchObject({
    need: null,
    others: [],
    why: 'A sentence is read up to 300 characters.',
  });
  expect(pieces.at(-1)?.text).toMatch(/^.{40}…$/u);
  expect(pieces.some(({ need, others }) => [need, ...others].some((one) => one?.name === 'weight_g'))).toBe(
    false,
  );
  expect(pieces.length).toBeLessThan(SENTENCE_LENGTH / 10);
});

test('symbols that expand to many letters do not lengthen the part that is read', () => {
  expect(asked(`${'ﷺ'.repeat(250)} 20 Nm`)).not.toContain('peak_torque_nm >= 20');
});

test('a short rest is shown in full', () => {
  expect(asked(`${filled(294)} under 900 g`).at(-1)).toBe('unused: 900 g');
});

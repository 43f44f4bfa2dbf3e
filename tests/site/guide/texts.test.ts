import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '../../../src/site/guide/chapters.ts';
import { fillText, textsByName } from '../../../src/site/guide/texts.ts';
import { guideTexts } from '../../support/guide-over.ts';
import { chapterAt } from '../../support/guide.ts';

const texts = textsByName({ 'some/folder/knee.md': 'A {{part}} of {{mass}}, and {{part}} again.\n' });

describe('the text of a chapter', () => {
  test('has values in place of its placeholders', () => {
    expect(fillText(texts, 'knee', { part: 'knee', mass: '{{part}}' })).toBe(
      'A knee of {{part}}, and knee again.',
    );
  });

  test('with an unknown placeholder is an error that lists the known ones', () => {
    expect(() => fillText(texts, 'knee', { part: 'knee' })).toThrow(
      'src/site/guide/texts/knee.md: {{mass}} is not a placeholder here; there are part.',
    );
  });

  test('that omits a value is an error', () => {
    expect(() => fillText(texts, 'knee', { part: '', mass: '', price: '' })).toThrow(
      'src/site/guide/texts/knee.md does not show price.',
    );
  });

  test('that does not exist is an error', () => {
    expect(() => fillText(texts, 'hip', {})).toThrow('The guide has no file src/site/guide/texts/hip.md.');
  });
});

test('every text belongs to a chapter', () => {
  expect(new Set(CHAPTERS.map(({ text }) => text))).toEqual(new Set(guideTexts.keys()));
});

test.each(CHAPTERS.map(({ slug }) => slug).filter((slug) => slug !== ''))(
  'the chapter %j begins with a sentence on its use for the reader',
  (slug) => {
    expect(chapterAt(slug).split('\n\n')[1]).toMatch(/^(You can|Find|Search)\b/);
  },
);

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const templates = globSync('src/**/*.astro').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const withWords = (words: RegExp): string[] =>
  templates.filter(({ text }) => words.test(text)).map(({ file }) => file);

/** Rules for scripts, applied to whole `.astro` files, because Oxlint reads only their scripts. */
describe('templates', () => {
  test('are at most 250 lines long', () => {
    const long = templates.filter(({ text }) => text.split('\n').length > 251);
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  test('read no clock and no environment', () => {
    expect(withWords(/Date\.now|performance\.now|new Date\(\)|process\.env|import\.meta\.env/)).toEqual([]);
  });

  test('compare only with ===', () => {
    expect(withWords(/[^=!<>]==[^=]|!=[^=]/)).toEqual([]);
  });
});

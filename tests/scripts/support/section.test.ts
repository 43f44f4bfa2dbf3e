import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { QUESTIONS_PAGE, replaceSection } from '../../../scripts/support/section.ts';

const BENCH = { file: 'page.md', name: 'bench' };
const PAGE = 'before\n\n<!-- begin generated: bench -->\n\nold\n\n<!-- end generated: bench -->\n\nafter\n';

test('the lines between the markers are exchanged, the rest stays', () => {
  expect(replaceSection(PAGE, BENCH, ['new', 'lines'])).toBe(PAGE.replace('old', 'new\nlines'));
});

test('an empty section is filled', () => {
  expect(replaceSection(PAGE.replace('\nold\n\n', ''), BENCH, ['old'])).toBe(PAGE);
});

test('a page without the markers is refused with what it needs', () => {
  expect(() => replaceSection(PAGE, { ...BENCH, name: 'soak' }, [])).toThrow(
    'page.md: wanted the lines "<!-- begin generated: soak -->"',
  );
});

test('docs/questions.md has its section', () => {
  const section = { file: QUESTIONS_PAGE, name: 'questions' };
  expect(replaceSection(readFileSync(QUESTIONS_PAGE, 'utf8'), section, ['figures'])).toContain('\n\nfigures\n\n');
});

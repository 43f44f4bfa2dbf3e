import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PERFORMANCE_PAGE, replaceSection, SOAK_PAGE } from '../../../scripts/support/section.ts';

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

test.each([
  [PERFORMANCE_PAGE, 'bench'],
  [PERFORMANCE_PAGE, 'bench:scale'],
  [SOAK_PAGE, 'soak'],
])('%s has the section %s', (file, name) => {
  expect(replaceSection(readFileSync(file, 'utf8'), { file, name }, ['figures'])).toContain('\n\nfigures\n\n');
});

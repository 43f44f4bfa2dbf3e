import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PERFORMANCE_PAGE, replaceSection } from '../../../scripts/bench/section.ts';

const PAGE = 'before\n\n<!-- begin generated: bench -->\n\nold\n\n<!-- end generated: bench -->\n\nafter\n';

test('the lines between the markers are exchanged, the rest stays', () => {
  expect(replaceSection(PAGE, 'bench', ['new', 'lines'])).toBe(PAGE.replace('old', 'new\nlines'));
});

test('an empty section is filled', () => {
  expect(replaceSection(PAGE.replace('\nold\n\n', ''), 'bench', ['old'])).toBe(PAGE);
});

test('a page without the markers is refused with what it needs', () => {
  expect(() => replaceSection(PAGE, 'bench:scale', [])).toThrow('<!-- begin generated: bench:scale -->');
});

test.each(['bench', 'bench:scale'])('the page of performance has the section %s', (name) => {
  expect(replaceSection(readFileSync(PERFORMANCE_PAGE, 'utf8'), name, ['figures'])).toContain('\n\nfigures\n\n');
});

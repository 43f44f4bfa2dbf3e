import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { QUESTIONS_PAGE, withReport } from '../../../scripts/questions/report.ts';

const PAGE = 'before\n\n<!-- begin generated: questions -->\n\nold\n\n<!-- end generated: questions -->\n\nafter\n';

test('the lines between the markers are exchanged, the rest stays', () => {
  expect(withReport(PAGE, ['new', 'lines'])).toBe(PAGE.replace('old', 'new\nlines'));
});

test('an empty section is filled', () => {
  expect(withReport(PAGE.replace('\nold\n\n', ''), ['old'])).toBe(PAGE);
});

test('a page without the markers is refused with what it needs', () => {
  expect(() => withReport('before\n\nafter\n', [])).toThrow(
    'docs/questions.md: wanted the lines "<!-- begin generated: questions -->"',
  );
});

test('docs/questions.md has its section', () => {
  expect(withReport(readFileSync(QUESTIONS_PAGE, 'utf8'), ['figures'])).toContain('\n\nfigures\n\n');
});

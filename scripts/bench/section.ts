import { readFileSync, writeFileSync } from 'node:fs';

/** Where the generated tables lie. */
export const PERFORMANCE_PAGE = 'docs/performance.md';

/** Puts generated lines into their section of the page of performance. */
export function writeSection(name: string, lines: readonly string[]): void {
  writeFileSync(PERFORMANCE_PAGE, replaceSection(readFileSync(PERFORMANCE_PAGE, 'utf8'), name, lines));
}

/** The page with the lines between its two markers of this name exchanged. Throws when the page has not both. */
export function replaceSection(page: string, name: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- begin generated: ${name} -->`, `<!-- end generated: ${name} -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from === -1 || to < from)
    throw new Error(
      `${PERFORMANCE_PAGE}: wanted the lines "${begin}" and, below it, "${end}"; put them where the tables belong.`,
    );
  return `${page.slice(0, from + begin.length)}\n\n${lines.join('\n')}\n\n${page.slice(to)}`;
}

import { readFileSync, writeFileSync } from 'node:fs';

/** A place for generated lines: a Markdown file, and the name in its two markers. */
export interface Section {
  readonly file: string;
  readonly name: string;
}

/** Where the tables of the questions lie. */
export const QUESTIONS_PAGE = 'docs/questions.md';

/** Puts generated lines into their section of a file. Throws when the file has not both markers. */
export function writeSection(section: Section, lines: readonly string[]): void {
  writeFileSync(section.file, replaceSection(readFileSync(section.file, 'utf8'), section, lines));
}

/** The page with the lines between the two markers of the section exchanged. Throws when the page has not both. */
export function replaceSection(page: string, { file, name }: Section, lines: readonly string[]): string {
  const [begin, end] = [`<!-- begin generated: ${name} -->`, `<!-- end generated: ${name} -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from === -1 || to < from)
    throw new Error(`${file}: wanted the lines "${begin}" and, below it, "${end}"; put them where the tables belong.`);
  return `${page.slice(0, from + begin.length)}\n\n${lines.join('\n')}\n\n${page.slice(to)}`;
}

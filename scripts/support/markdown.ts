/** A column of a table: its heading, and whether its cells are figures, which are right-aligned. */
export interface Column {
  readonly title: string;
  readonly isFigure?: boolean;
}

/** Columns whose cells are figures. */
export const figures = (...titles: readonly string[]): Column[] =>
  titles.map((title) => ({ title, isFigure: true }));

/**
 * A Markdown table as the formatter writes it: cells padded to their column, so that it also reads well in a
 * terminal.
 */
export function markdownTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map(({ title }, index) =>
    Math.max(3, title.length, ...rows.map(({ [index]: cell = '' }) => cell.length + wideIn(cell))),
  );
  const line = (cells: readonly string[]): string =>
    `| ${columns.map((column, index) => padded(cells[index] ?? '', widths[index] ?? 0, column)).join(' | ')} |`;
  const rule = columns.map((column, index) => ruleOf(widths[index] ?? 0, column));
  return [line(columns.map(({ title }) => title)), line(rule), ...rows.map(line)];
}

const padded = (cell: string, width: number, { isFigure = false }: Column): string =>
  isFigure ? cell.padStart(width) : cell.padEnd(width - wideIn(cell));

/** The number of Chinese or Japanese characters of a text, which are twice as wide as others. */
const wideIn = (text: string): number => text.match(WIDE)?.length ?? 0;

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

const ruleOf = (width: number, { isFigure = false }: Column): string =>
  isFigure ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width);

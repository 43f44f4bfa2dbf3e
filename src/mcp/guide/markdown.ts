/** A Markdown table; a bar inside a cell is escaped. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A fenced block of code. */
export const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** Paragraphs with an empty line between each. */
export const paragraphs = (...parts: readonly string[]): string => parts.join('\n\n');

/** A Markdown table; cells may hold Markdown, and a bar inside one is escaped. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A fenced block of code. */
export const codeBlock = (language: string, code: string): string =>
  `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;

/** JSON for reading. */
export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** Words as inline code. */
export const code = (words: string): string => `\`${words}\``;

/** A link to a path, by the path itself. */
export const pathLink = (path: string): string => `[${code(path)}](${path})`;

/** A list with a point for each text. */
export const listText = (texts: readonly string[]): string => texts.map((text) => `- ${text}`).join('\n');

/** Paragraphs with an empty line between each; blank ones are left out. */
export const paragraphs = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n');

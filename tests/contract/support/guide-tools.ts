import { BASE_URL } from './program.ts';

/** A code block of the guide. */
export interface CodeBlock {
  readonly language: string;
  readonly code: string;
}

/** A section of the guide's chapter on tools, pointed at the server under test. */
export interface ToolSection {
  readonly text: string;
  readonly blocks: readonly CodeBlock[];
  /** The first rows of its table of results, without code marks. */
  readonly rows: readonly (readonly string[])[];
}

/** Reads a section from the chapter that the server has, by its heading. */
export async function toolSection(address: string, heading: string): Promise<ToolSection> {
  const answer = await fetch(`${address}/docs/api/tools.md`);
  const chapter = (await answer.text()).replaceAll(BASE_URL, address);
  const text = chapter.split(/^### /m).find((section) => section.startsWith(`${heading}\n`));
  if (text === undefined) throw new Error(`The chapter on tools has no section "${heading}".`);
  const blocks = [...text.matchAll(/^```(\w+)\n(.*?)\n```$/gms)].map(([, language = '', code = '']) => ({
    language,
    code,
  }));
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  return { text, blocks, rows: lines.filter((line) => !line.startsWith('| ---')).map(cellsOf) };
}

const cellsOf = (line: string): string[] =>
  line
    .slice(2, -2)
    .split(' | ')
    .map((cell) => cell.replaceAll('`', ''));

/** The only code block in a language. Throws if there is none or several. */
export function onlyCode({ blocks }: ToolSection, language: string): string {
  const [block, ...others] = blocks.filter((candidate) => candidate.language === language);
  if (block === undefined || others.length > 0)
    throw new Error(`There should be one block in ${language}; there are ${blocks.length} blocks in all.`);
  return block.code;
}

/** The output that a section promises, which is its last block. */
export const promisedOutput = ({ blocks }: ToolSection): string => `${blocks.at(-1)?.code ?? ''}\n`;

import { lineAt, type Passage } from './passage.ts';
import type { Excuse, WordRow } from './rows.ts';

/** A forbidden word or opening in a file. */
export interface Finding {
  readonly row: WordRow;
  readonly file: string;
  readonly line: number;
  /** The words from where the row matches. */
  readonly words: string;
}

/** The longest piece of a passage that a finding quotes, in characters. */
const LONGEST_QUOTE = 60;

/** Matches of the rows in a passage. Texts of tests are data: only the names of tests count there. */
export function findingsIn(passage: Passage, rows: readonly WordRow[]): Finding[] {
  const { file, line, writing, prose } = passage;
  if (writing === 'text' && file.startsWith('tests/')) return [];
  return rows
    .filter((row) => row.in === undefined || row.in.includes(writing))
    .flatMap((row) =>
      [...prose.matchAll(row.pattern)].map((match) => {
        const start = match.index + match[0].search(/\S/);
        const words = prose
          .slice(start, start + LONGEST_QUOTE)
          .replaceAll(/\s+/g, ' ')
          .trim();
        return { row, file, line: line + lineAt(prose, start) - 1, words };
      }),
    );
}

/** True if the folder of a finding does not keep its row yet. */
export const isExcused = ({ file, row }: Finding, excuses: readonly Excuse[]): boolean =>
  excuses.some(({ folder, rows }) => file.startsWith(folder) && rows.includes(row.name));

/** Excuses that excuse nothing any more: the list only shrinks. */
export const idleExcuses = (findings: readonly Finding[], excuses: readonly Excuse[]): string[] =>
  excuses.flatMap(({ folder, rows }) =>
    rows
      .filter((name) => !findings.some(({ file, row }) => file.startsWith(folder) && row.name === name))
      .map((name) => `scripts/words/rows.ts: ${folder} keeps the row "${name}" now: take the excuse out.`),
  );

import type { WordRow } from './forbidden-words.ts';
import { lineAt, type Passage } from './passage.ts';

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

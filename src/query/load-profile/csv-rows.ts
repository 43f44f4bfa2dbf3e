import Papa from 'papaparse';

/** A separator of cells, and its common name. */
export interface Separator {
  readonly sign: string;
  readonly name: string;
}

/** The separators of CSV files. Any number of blanks separates two cells. */
export const SEPARATORS: readonly Separator[] = [
  { sign: '\t', name: 'tab' },
  { sign: ';', name: 'semicolon' },
  { sign: '|', name: 'bar' },
  { sign: ',', name: 'comma' },
  { sign: ' ', name: 'blanks' },
];

/** The cells of a row. */
export type Row = readonly string[];

/** Some rows of a file. */
export interface Batch {
  readonly rows: readonly Row[];
  /** The number of the first row in the file, from 1. */
  readonly first: number;
  /** The share of the file that has been read at the end of this batch. */
  readonly share: number;
  /** The number of a row with an unclosed quote; null if there is none. */
  readonly unclosed: number | null;
}

/** Rows that are read between two reports of progress. */
const ROWS_AT_ONCE = 5_000;

/** Reads the rows of a text in batches small enough that the page stays responsive. */
export function* readRows(text: string, separator: string, atOnce = ROWS_AT_ONCE): Generator<Batch, void> {
  // Cells are trimmed where they are read, so that the \r of \r\n needs no separator of its own.
  const newline = text.includes('\n') ? '\n' : '\r';
  const body = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  let first = 1;
  for (let start = body; start < text.length;) {
    const { data, errors, meta } = Papa.parse<string[]>(text.slice(start), {
      delimiter: separator,
      newline,
      preview: atOnce,
      // The fast mode of Papa Parse splits the whole rest of the text for each batch.
      fastMode: false,
    });
    start += meta.cursor;
    const rows = separator === ' ' ? data.map(withoutBlanks) : data;
    const row = errors.find(({ code }) => code === 'MissingQuotes')?.row;
    yield { rows, first, share: start / text.length, unclosed: row === undefined ? null : first + row };
    first += data.length;
  }
}

const BYTE_ORDER_MARK = '\uFEFF';

const withoutBlanks = (cells: Row): Row => cells.filter((cell) => cell.trim() !== '');

/** The first rows of a text. */
export function firstRows(text: string, separator: string, count: number): readonly Row[] {
  const { value } = readRows(text, separator, count).next();
  return value?.rows ?? [];
}

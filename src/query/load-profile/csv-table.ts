import type { Result } from '../../catalog/lib/result.ts';
import { decimalMarkOf, isBlank, isComment, isNumberOrDate, isWords, type DecimalMark } from './cells.ts';
import { isUnit } from './column-units.ts';
import { firstRows, SEPARATORS, type Row } from './csv-rows.ts';

/** A column of a file. */
export interface CsvColumn {
  /** Its head; empty if there is none. */
  readonly head: string;
  /** The unit in a row of units below the heads; empty if there is none. */
  readonly unit: string;
  /** Its first cells. */
  readonly cells: readonly string[];
  /** True if it has more words than numbers, such as the names of joints. */
  readonly hasWords: boolean;
}

/** The layout of a CSV file, as its first rows show it. */
export interface CsvTable {
  readonly text: string;
  readonly separator: string;
  readonly columns: readonly CsvColumn[];
  /** The number of the row of heads, from 1; null if there is none. */
  readonly headRow: number | null;
  /** The number of the first row of data, from 1. */
  readonly firstRow: number;
  /** The decimal mark; null if the first rows do not decide it. */
  readonly mark: DecimalMark | null;
}

/** The number of first rows in which heads and data are searched. */
const FIRST_ROWS = 100;

/** Detects the layout of a text, with the given separator or the one that fits best. */
export function readTable(text: string, separator = separatorOf(text)): Result<CsvTable, string> {
  const rows = firstRows(text, separator, FIRST_ROWS).map((row) => row.map((cell) => cell.trim()));
  const start = startOfData(rows);
  if (start === -1) return { ok: false, error: NO_TABLE };
  const data = rows.slice(start).filter((row) => !isComment(row) && !row.every(isBlank));
  const width = Math.max(...data.map((row) => row.length));
  const { heads, units, headRow } = headsAbove(rows, start, width);
  const columns = Array.from({ length: width }, (_, index): CsvColumn => {
    const cells = data.map((row) => row[index] ?? '');
    return { head: heads[index] ?? '', unit: units[index] ?? '', cells, hasWords: isOfWords(cells) };
  });
  return {
    ok: true,
    value: { text, separator, columns, headRow, firstRow: start + 1, mark: decimalMarkOf(data) },
  };
}

const isOfWords = (cells: readonly string[]): boolean =>
  cells.filter(isWords).length > cells.filter(isNumberOrDate).length;

const NO_TABLE =
  'Found no row of three numbers; wanted a CSV with columns of time, torque and speed, ' +
  'between commas, semicolons, tabs, bars or blanks.';

/**
 * The separator that a first row such as `sep=;` names, otherwise the one that yields the most rows of data.
 */
function separatorOf(text: string): string {
  const [, named] = /^\uFEFF?"?sep=([\t;|, ])/i.exec(text) ?? [];
  if (named !== undefined) return named;
  const [best] = SEPARATORS.map(({ sign }) => ({
    sign,
    fitting: firstRows(text, sign, FIRST_ROWS).filter(isData).length,
  })).toSorted((one, other) => other.fitting - one.fitting);
  return best?.sign ?? ',';
}

/** True if a row may be a sample: a number, and three cells that are numbers or blank. */
const isData = (row: Row): boolean =>
  !isComment(row) &&
  row.some(isNumberOrDate) &&
  row.filter((cell) => isNumberOrDate(cell) || isBlank(cell)).length >= 3;

/**
 * The first row of data. Three rows of data in a row are preferred, because loggers write numbers above the
 * heads too. -1 if there is no data.
 */
function startOfData(rows: readonly Row[]): number {
  const isSampleOrNone = (row: Row): boolean => isData(row) || isComment(row) || row.every(isBlank);
  const first = rows.findIndex(
    (row, index) => isData(row) && rows.slice(index, index + 3).every(isSampleOrNone),
  );
  return first === -1 ? rows.findIndex(isData) : first;
}

interface Heads {
  readonly heads: Row;
  readonly units: Row;
  readonly headRow: number | null;
}

/** The heads above the first row of data, and the units between both. */
function headsAbove(rows: readonly Row[], start: number, width: number): Heads {
  const last = headAbove(rows, start, width);
  if (last === null) return { heads: [], units: [], headRow: null };
  const above = isRowOfUnits(last.cells) ? headAbove(rows, last.index, width) : null;
  return above === null
    ? { heads: last.cells, units: [], headRow: last.index + 1 }
    : { heads: above.cells, units: last.cells, headRow: above.index + 1 };
}

/** True if at least half of the words of a row are units; a single one may be a head, such as `rpm`. */
function isRowOfUnits(cells: Row): boolean {
  const words = cells.filter((cell) => !isBlank(cell));
  return words.filter(isUnit).length >= words.length / 2;
}

interface HeadRow {
  readonly index: number;
  readonly cells: Row;
}

/** The nearest row above, if it may have heads: no numbers and at least three words. */
function headAbove(rows: readonly Row[], below: number, width: number): HeadRow | null {
  const index = rows.slice(0, below).findLastIndex((row) => !row.every(isBlank));
  const row = rows[index];
  if (row === undefined) return null;
  const cells = isComment(row) ? withoutSign(row, width) : row;
  const isHead = !cells.some(isNumberOrDate) && cells.filter((cell) => !isBlank(cell)).length >= 3;
  return isHead ? { index, cells } : null;
}

/** The cells of a comment without its sign, which may be in a separate cell. */
function withoutSign([first = '', ...others]: Row, width: number): Row {
  const rest = first.replace(/^[#%]+\s*/, '');
  return rest === '' && others.length === width ? others : [rest, ...others];
}

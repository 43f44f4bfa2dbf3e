import type { Row } from './csv-rows.ts';

/** The sign before the decimals of a number. */
export type DecimalMark = '.' | ',';

/** Spellings of loggers and spreadsheets for a missing number. */
const NO_NUMBER = new Set(['', 'nan', '-nan', 'null', 'none', 'na', 'n/a', '#n/a']);

/** True if a cell says that there is no number. */
export const isBlank = (cell: string): boolean => NO_NUMBER.has(cell.trim().toLowerCase());

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** The number in a cell; NaN for anything else. */
export function numberIn(cell: string, mark: DecimalMark): number {
  const text = cell.trim().replace('−', '-');
  if (mark === '.') return NUMBER.test(text) ? Number(text) : NaN;
  if (text.includes('.')) return NaN;
  const pointed = text.replace(',', '.');
  return NUMBER.test(pointed) ? Number(pointed) : NaN;
}

const DATE = /^\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d/;

const TIME_OF_DAY = /^(\d{1,2}):(\d\d):(\d\d(\.\d+)?)$/;

/** The seconds since 1970 of a date with a time of day, since midnight of a time alone; NaN for anything else. */
export function secondsOfDate(cell: string): number {
  const text = cell.trim();
  if (DATE.test(text)) return Date.parse(text) / 1000;
  const [, hours = NaN, minutes = NaN, seconds = NaN] = TIME_OF_DAY.exec(text) ?? [];
  return 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
}

/** True if a cell has a number, whatever its decimal mark, or a date. */
export const isNumberOrDate = (cell: string): boolean =>
  !Number.isNaN(numberIn(cell, '.')) ||
  !Number.isNaN(numberIn(cell, ',')) ||
  !Number.isNaN(secondsOfDate(cell));

/** True if a cell has words, such as the name of a joint: no number, no date, no true or false. */
export const isWords = (cell: string): boolean =>
  !isBlank(cell) && !isNumberOrDate(cell) && !/^(true|false)$/i.test(cell.trim());

/** True if a row is a comment. */
export const isComment = ([first = '']: Row): boolean => /^[#%]/.test(first.trim()) && !isBlank(first);

/** Thousands, or a number with three decimals: `1,234`. */
const EITHER = /^[+-]?[1-9]\d{0,2}(,\d{3})+$/;

/** The decimal mark of some rows; null where some have a comma and others a point, and for `1,234`. */
export function decimalMarkOf(rows: readonly Row[]): DecimalMark | null {
  const cells = rows.flat().map((cell) => cell.trim().replace('−', '-'));
  const withComma = cells.filter(isNumberWithComma);
  if (withComma.length === 0) return '.';
  const hasPoints = cells.some((cell) => cell.includes('.') && !Number.isNaN(numberIn(cell, '.')));
  return hasPoints || withComma.every((cell) => EITHER.test(cell)) ? null : ',';
}

const isNumberWithComma = (cell: string): boolean =>
  cell.includes(',') && (EITHER.test(cell) || !Number.isNaN(numberIn(cell, ',')));

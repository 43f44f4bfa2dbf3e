import type { Result } from '../../catalog/lib/result.ts';
import { PROFILE_ROWS } from '../../limits.ts';
import { isBlank, isComment, numberIn, secondsOfDate, type DecimalMark } from './cells.ts';
import type { ReadingPlan, Source } from './column-roles.ts';
import { QUANTITIES } from './column-units.ts';
import { readRows, type Batch, type Row } from './csv-rows.ts';
import type { CsvTable } from './csv-table.ts';

/** Samples of a joint in the order of the file. */
export interface Profile {
  /** Seconds, never falling. */
  readonly time: Float64Array;
  /** N·m, of either sign. */
  readonly torque: Float64Array;
  /** Rpm, of either sign. */
  readonly speed: Float64Array;
}

/** The profile of a file. */
export interface FileProfile extends Profile {
  readonly notes: ReadingNotes;
}

/** Counts of rows of a file that are not samples of their own. */
export interface ReadingNotes {
  /** Rows with a blank cell or `nan` in place of a time, a torque or a speed. */
  readonly skipped: number;
  /** Samples with the same time as the sample before, as in a file of several unnamed joints. */
  readonly sameTime: number;
}

/** The state of a file that is partly read. */
interface Reading {
  /** Time, torque and speed of each sample in turn. */
  readonly samples: number[];
  skipped: number;
  sameTime: number;
}

/**
 * Reads a profile step by step, so that the page stays responsive; each step yields the share read so far.
 * Returns the samples, or the error of a row.
 */
export function* readProfile(
  table: CsvTable,
  plan: ReadingPlan,
): Generator<number, Result<FileProfile, string>> {
  const reading: Reading = { samples: [], skipped: 0, sameTime: 0 };
  for (const batch of readRows(table.text, table.separator)) {
    const error = addBatch(reading, batch, { from: table.firstRow, plan });
    if (error !== null) return { ok: false, error };
    yield batch.share;
  }
  const { samples, skipped, sameTime } = reading;
  if (samples.length < 2 * QUANTITIES.length)
    return { ok: false, error: `Found fewer than two samples; ${skipped} rows have no number in a column.` };
  const column = (position: number): Float64Array =>
    Float64Array.from(
      { length: samples.length / QUANTITIES.length },
      (_, row) => samples[row * QUANTITIES.length + position] ?? 0,
    );
  return {
    ok: true,
    value: { time: column(0), torque: column(1), speed: column(2), notes: { skipped, sameTime } },
  };
}

interface Span {
  /** The number of the first row of data. */
  readonly from: number;
  readonly plan: ReadingPlan;
}

/** Adds the samples of some rows. Returns the error in one of them, or null. */
function addBatch(reading: Reading, batch: Batch, { from, plan }: Span): string | null {
  if (batch.unclosed !== null) return unclosedError(batch.unclosed);
  for (const [index, row] of batch.rows.entries()) {
    const number = batch.first + index;
    if (number < from || isEmpty(row) || isComment(row) || !isOfJoint(row, plan)) continue;
    const error = addSample(reading, row, plan);
    if (error !== null) return `Row ${number}: ${error}`;
  }
  return null;
}

const unclosedError = (row: number): string => `Row ${row}: found a quote (") that is never closed`;

const isEmpty = (row: Row): boolean => row.every((cell) => cell.trim() === '');

const isOfJoint = (row: Row, { joint }: ReadingPlan): boolean =>
  joint === null || row[joint.index]?.trim() === joint.name;

/** Adds the sample of a row in our units. Returns its error, or null. */
function addSample(reading: Reading, row: Row, plan: ReadingPlan): string | null {
  const { samples } = reading;
  const values: number[] = [];
  let isSkipped = false;
  for (const role of [...QUANTITIES, 'fraction'] as const) {
    const source = plan[role];
    if (source === null) continue;
    const cell = row[source.index] ?? '';
    isSkipped ||= isBlank(cell);
    const value = valueIn(cell, source, plan.mark);
    if (!isBlank(cell) && !Number.isFinite(value))
      return `${role}: found “${cell.trim()}”, wanted a number${otherMark(cell, plan.mark)}`;
    values.push(value);
  }
  if (isSkipped) {
    reading.skipped += 1;
    return null;
  }
  if (samples.length >= PROFILE_ROWS * QUANTITIES.length) return `more than ${PROFILE_ROWS} samples`;
  const [whole = NaN, torque = NaN, speed = NaN, fraction = 0] = values;
  const time = whole + fraction;
  const before = samples.at(-QUANTITIES.length) ?? -Infinity;
  if (time < before) return `time: found ${time} s after ${before} s, wanted times that do not fall`;
  if (time === before) reading.sameTime += 1;
  samples.push(time, torque, speed);
  return null;
}

const valueIn = (cell: string, { unit }: Source, mark: DecimalMark): number =>
  unit.factor === null ? secondsOfDate(cell) : numberIn(cell, mark) * unit.factor;

/** The hint that a cell is a number with the other decimal mark. */
function otherMark(cell: string, mark: DecimalMark): string {
  const other = mark === '.' ? ',' : '.';
  return Number.isNaN(numberIn(cell, other)) ? '' : `; with “${other}” before its decimals it is one`;
}

/** The most joints that a page offers; a column with more different words does not name joints. */
const MOST_JOINTS = 200;

/** Reads the names in a column of joints, in the order of the file, as `readProfile` reads samples. */
export function* readJoints(
  table: CsvTable,
  column: number,
): Generator<number, Result<readonly string[], string>> {
  const names = new Set<string>();
  for (const { rows, first, share, unclosed } of readRows(table.text, table.separator)) {
    if (unclosed !== null) return { ok: false, error: unclosedError(unclosed) };
    for (const row of rows.slice(Math.max(0, table.firstRow - first))) {
      const name = row[column]?.trim() ?? '';
      if (name !== '' && !isComment(row)) names.add(name);
    }
    if (names.size > MOST_JOINTS)
      return {
        ok: false,
        error: `Found over ${MOST_JOINTS} words in the column of joint names; give it another use`,
      };
    yield share;
  }
  return { ok: true, value: [...names] };
}

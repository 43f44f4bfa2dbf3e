import { UNITS, type SourceUnit } from '../../catalog/fields/units.ts';
import type { Result } from '../../catalog/lib/result.ts';
import { PROFILE_ROWS } from '../../limits.ts';

/*
 * A load profile as simulators and loggers write it: one sample a line with time, torque and speed, between
 * commas, semicolons or tabs, with or without a header. It runs in the browser: a file is read there and
 * never leaves it.
 */

/** The columns of a profile, in the order in which a file without a header has them. */
export const COLUMNS = ['time', 'torque', 'speed'] as const;

/** A column of a profile. */
export type Column = (typeof COLUMNS)[number];

/** Samples of a joint in the order of the file. */
export type Profile = Readonly<ReturnType<typeof profileOf>>;

/** A unit that a column may have, with how many of ours (s, N·m, rpm) one of it is. */
type ColumnUnit = Omit<SourceUnit, 'unit'>;

/** How headers call a column, and the units that it may have, ours first. */
const WORDS: Readonly<
  Record<Column, { readonly named: RegExp; readonly units: readonly [ColumnUnit, ...ColumnUnit[]] }>
> = {
  time: {
    named: /^(t|time|timestamp|stamp|seconds?|sec)(\b|_|$)/i,
    units: [
      { symbol: 's', factor: 1, spelled: /\b(s|sec|seconds)\b/i },
      { symbol: 'ms', factor: 0.001, spelled: /\b(ms|milliseconds)\b|_ms$/i },
    ],
  },
  torque: {
    named: /torque|tau|effort|moment|actuator_?force/i,
    units: [{ symbol: 'N·m', factor: 1, spelled: /n[\s·.*-]*m/i }, ...UNITS['N.m'].conversions],
  },
  speed: {
    named: /speed|vel|omega|\b(dq|qd|rpm)\b/i,
    units: [{ symbol: 'rpm', factor: 1, spelled: /rpm|1\/min/i }, ...UNITS['/min'].conversions],
  },
};

/** The symbols of the units that a column may have, ours first. */
export const unitsOf = (column: Column): readonly string[] => WORDS[column].units.map(({ symbol }) => symbol);

/**
 * The units that a reader chose, by column; where none is chosen the header tells, and else they are ours.
 */
export type ChosenUnits = Readonly<Partial<Record<Column, string>>>;

/** Where a column stands in a line, and its unit. */
interface Cell {
  readonly index: number;
  readonly unit: ColumnUnit;
}

interface Layout {
  readonly separator: string;
  readonly cells: Readonly<Record<Column, Cell>>;
  readonly hasHeader: boolean;
}

/** How many lines are read between two reports of progress. */
const LINES_AT_ONCE = 20_000;

/**
 * Reads a profile step by step, so that a page stays alive meanwhile: each step yields the share that is
 * read. Returns the samples, or what is wrong with which line.
 */
export function* readProfile(
  text: string,
  chosen: ChosenUnits = {},
): Generator<number, Result<Profile, string>> {
  const layout = layoutOf(firstLine(text), chosen);
  if (!layout.ok) return layout;
  const samples: number[] = [];
  let line = 0;
  for (let start = 0; start < text.length; line += 1) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    const written = text.slice(start, end).trim();
    const isSample = written !== '' && (line > 0 || !layout.value.hasHeader);
    const error = isSample ? addSample(samples, written, layout.value) : null;
    if (error !== null) return { ok: false, error: `Line ${line + 1}: ${error}` };
    start = end + 1;
    if (line % LINES_AT_ONCE === LINES_AT_ONCE - 1) yield start / text.length;
  }
  if (samples.length < 2 * COLUMNS.length) return { ok: false, error: 'found fewer than two samples' };
  return { ok: true, value: profileOf(samples, layout.value) };
}

const firstLine = (text: string): string =>
  text.slice(0, (text.indexOf('\n') + 1 || text.length + 1) - 1).trim();

/** Adds the numbers of a line in our units. What is wrong with it, or null. */
function addSample(samples: number[], line: string, { separator, cells }: Layout): string | null {
  if (samples.length >= PROFILE_ROWS * COLUMNS.length) return `more than ${PROFILE_ROWS} samples`;
  const texts = line.split(separator);
  for (const column of COLUMNS) {
    const text = texts[cells[column].index]?.trim() ?? '';
    const value = numberIn(text, separator) * cells[column].unit.factor;
    if (!Number.isFinite(value))
      return `${column}: found ${text === '' ? 'nothing' : `“${text}”`}, wanted a number`;
    samples.push(value);
  }
  const [before = -Infinity, now = 0] = [samples.at(-2 * COLUMNS.length), samples.at(-COLUMNS.length)];
  return now < before ? `time: found ${now} s after ${before} s, wanted times that do not fall` : null;
}

/** The number in a cell, with a decimal comma where no comma separates cells; NaN for none. */
const numberIn = (text: string, separator: string): number =>
  text === '' ? NaN : Number(separator === ',' ? text : text.replace(',', '.'));

const SEPARATORS = ['\t', ';', ','];

function layoutOf(line: string, chosen: ChosenUnits): Result<Layout, string> {
  const separator = SEPARATORS.find((each) => line.split(each).length >= COLUMNS.length);
  if (separator === undefined)
    return {
      ok: false,
      error:
        'Line 1: found no three columns, wanted time, torque and speed between commas, semicolons or tabs',
    };
  const heads = line.split(separator).map((text) => text.replaceAll('"', '').trim());
  const hasHeader = heads.some((text) => Number.isNaN(numberIn(text, separator)));
  const indexOf = (column: Column): number =>
    hasHeader ? heads.findIndex((head) => WORDS[column].named.test(head)) : COLUMNS.indexOf(column);
  const lacking = COLUMNS.find((column) => indexOf(column) === -1);
  if (lacking !== undefined)
    return {
      ok: false,
      error: `Line 1: found the columns ${heads.join(', ')}; wanted one that is called ${lacking}`,
    };
  const cellOf = (column: Column): Cell => {
    const index = indexOf(column);
    return { index, unit: unitOf(column, hasHeader ? (heads[index] ?? '') : '', chosen[column]) };
  };
  return {
    ok: true,
    value: {
      separator,
      cells: { time: cellOf('time'), torque: cellOf('torque'), speed: cellOf('speed') },
      hasHeader,
    },
  };
}

/**
 * The unit of a column: the one that is chosen, else the one that its header names behind a bracket or an
 * underscore, else ours.
 */
function unitOf(column: Column, header: string, chosen: string | undefined): ColumnUnit {
  const { units } = WORDS[column];
  const [, written = ''] = /[[(_](.*)$/.exec(header) ?? [];
  const isMeant = ({ symbol, spelled }: ColumnUnit): boolean =>
    chosen === undefined ? spelled.test(written) : symbol === chosen;
  return units.find(isMeant) ?? units[0];
}

function profileOf(samples: readonly number[], { cells }: Layout) {
  const rows = samples.length / COLUMNS.length;
  const column = (position: number): Float64Array =>
    Float64Array.from({ length: rows }, (_, row) => samples[row * COLUMNS.length + position] ?? 0);
  const { time, torque, speed } = cells;
  return {
    /** Seconds, never falling. */
    time: column(0),
    /** N·m and rpm, of either sign. */
    torque: column(1),
    speed: column(2),
    /** The symbols of the units in which the file's columns were read. */
    units: { time: time.unit.symbol, torque: torque.unit.symbol, speed: speed.unit.symbol },
  };
}

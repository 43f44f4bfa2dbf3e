import { OWN_LIST, store, stored } from '../layout/storage.ts';
import { PATHS, readableQuery, withQuery } from '../paths.ts';
import {
  freeText,
  isPlain,
  joined,
  jointText,
  lineOf,
  linesText,
  MOST_LINES,
  readJoint,
  readLines,
  type Line,
} from './lines.ts';

/** A list of motors with what its reader writes about it. */
export interface MotorList {
  readonly title: string;
  readonly notes: string;
  /** The supply for which currents are computed, V; null when none is chosen. */
  readonly volts: number | null;
  readonly lines: readonly Line[];
}

/** A list without anything. */
export const NO_LIST: MotorList = { title: '', notes: '', volts: null, lines: [] };

const MOST_LETTERS = 2000;

/** The list that parameters of an address hold; `motors` names plain rows, `joint` one row each. */
export function readList(parameters: URLSearchParams): MotorList {
  const volts = Number(parameters.get('volts'));
  const joints = parameters.getAll('joint').slice(0, MOST_LINES);
  const rows = joints.flatMap((text) => readJoint(text) ?? []);
  return {
    title: (parameters.get('title') ?? '').slice(0, MOST_LETTERS),
    notes: (parameters.get('notes') ?? '').slice(0, MOST_LETTERS),
    volts: volts > 0 && volts <= 1000 ? volts : null,
    lines: joined([...readLines(parameters.get('motors') ?? ''), ...rows]),
  };
}

/** Whether an address holds a list. */
export const holdsList = (parameters: URLSearchParams): boolean =>
  parameters.has('motors') || parameters.has('joint');

/** The parameters that hold a list; rows that only name actuators are `motors=id:count,id`. */
export function listQuery({ title, notes, volts, lines }: MotorList): string {
  const parameters = new URLSearchParams();
  if (freeText(title) !== '') parameters.set('title', title.trim());
  if (lines.length > 0 && lines.every(isPlain)) parameters.set('motors', linesText(lines));
  else for (const line of lines) parameters.append('joint', jointText(line));
  if (volts !== null) parameters.set('volts', String(volts));
  if (notes.trim() !== '') parameters.set('notes', notes.trim());
  return readableQuery(parameters);
}

/** The page of a list; that of the reader's own where there is nothing in it. */
export const motorListPath = (list: Partial<MotorList>): string =>
  withQuery(PATHS.list, listQuery({ ...NO_LIST, ...list }));

/* The reader's own list stays in this browser; an address holds a copy of it to share. */

/** The list that this browser has; empty where storage is blocked. */
export function ownList(): MotorList {
  const text = stored(OWN_LIST) ?? '';
  // Until 2026 it was a text of ids.
  return text.includes('=') ? readList(new URLSearchParams(text)) : { ...NO_LIST, lines: readLines(text) };
}

/** Keeps a list in this browser; where storage is blocked, the address alone holds it. */
export const keepOwnList = (list: MotorList): void => store(OWN_LIST, listQuery(list));

/** The reader's list with a further row, which is kept. */
export function addToOwnList(row: Partial<Line>): Line[] {
  const own = ownList();
  const lines = joined([...own.lines, lineOf(row)]);
  keepOwnList({ ...own, lines });
  return lines;
}

import { SHARED_FIELDS, type WholeSet } from '../../query/match/sets/set-constraints.ts';
import { OWN_LIST, store, stored } from '../layout/storage.ts';
import { PATHS, readableQuery, withQuery } from '../paths.ts';
import {
  freeText,
  isPlain,
  joined,
  jointText,
  lineOf,
  linesText,
  merged,
  MOST_LINES,
  readJoint,
  readLines,
  type Line,
} from './lines.ts';

/** A list of motors with what its reader writes about it, and what all of them are asked to share. */
export interface MotorList extends WholeSet {
  readonly title: string;
  readonly notes: string;
  /** The supply for which currents are computed, V; null when none is chosen. */
  readonly volts: number | null;
  readonly lines: readonly Line[];
}

/** A list without anything. */
export const NO_LIST: MotorList = { title: '', notes: '', volts: null, lines: [], same: [], total: {} };

const MOST_LETTERS = 2000;

/** The highest supply, V. */
export const MOST_VOLTS = 1000;

/** The figures that all motors together may have at most, by the parameters of an address. */
export const TOTALS = { price_usd: 'total_price_usd', weight_g: 'total_weight_g' } as const;

/**
 * The list that parameters of an address hold; `motors` names plain rows, as does `ids` of a former
 * comparison, and `joint` one row each.
 */
export function readList(parameters: URLSearchParams): MotorList {
  const volts = Number(parameters.get('volts'));
  const joints = parameters.getAll('joint').slice(0, MOST_LINES);
  const rows = joints.flatMap((text) => readJoint(text) ?? []);
  const shared = (parameters.get('same') ?? '').split(',');
  const texts = [parameters.get('motors') ?? '', parameters.get('ids') ?? ''];
  return {
    title: (parameters.get('title') ?? '').slice(0, MOST_LETTERS),
    notes: (parameters.get('notes') ?? '').slice(0, MOST_LETTERS),
    volts: volts > 0 && volts <= MOST_VOLTS ? volts : null,
    lines: joined([...texts.flatMap(readLines), ...rows]),
    same: SHARED_FIELDS.filter((field) => shared.includes(field)),
    total: {
      ...readTotal(parameters, 'price_usd'),
      ...readTotal(parameters, 'weight_g'),
    },
  };
}

function readTotal(parameters: URLSearchParams, field: keyof typeof TOTALS): MotorList['total'] {
  const most = Number(parameters.get(TOTALS[field]));
  return most > 0 && most < Infinity ? { [field]: most } : {};
}

/** True if an address holds a list. */
export const holdsList = (parameters: URLSearchParams): boolean =>
  ['motors', 'ids', 'joint'].some((name) => parameters.has(name));

/** The parameters that hold a list; rows that only name actuators are `motors=id:count,id`. */
export function listQuery({ title, notes, volts, lines, same, total }: MotorList): string {
  const parameters = new URLSearchParams();
  if (freeText(title) !== '') parameters.set('title', title.trim());
  if (lines.length > 0 && lines.every(isPlain)) parameters.set('motors', linesText(lines));
  else for (const line of lines) parameters.append('joint', jointText(line));
  if (volts !== null) parameters.set('volts', String(volts));
  if (same.length > 0) parameters.set('same', same.join(','));
  for (const field of ['price_usd', 'weight_g'] as const)
    if (total[field] !== undefined) parameters.set(TOTALS[field], String(total[field]));
  if (notes.trim() !== '') parameters.set('notes', notes.trim());
  return readableQuery(parameters);
}

/** The page of a list, with further parameters; that of the reader's own where there is nothing in it. */
export const motorListPath = (list: Partial<MotorList>, further = new URLSearchParams()): string =>
  withQuery(
    PATHS.list,
    [listQuery({ ...NO_LIST, ...list }), readableQuery(further)].filter((text) => text !== '').join('&'),
  );

/** The rows of both lists, with the title and the constraints of the first. */
export const bothOf = (own: MotorList, other: MotorList): MotorList => ({
  ...own,
  title: own.title || other.title,
  volts: own.volts ?? other.volts,
  notes: [own.notes, other.notes].filter(Boolean).join('\n'),
  lines: joined([...own.lines, ...other.lines]),
});

/** The number of rows of both lists for which the list of both has no room. */
export const leftOutOf = (own: MotorList, other: MotorList): number =>
  Math.max(0, merged([...own.lines, ...other.lines]).length - MOST_LINES);

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

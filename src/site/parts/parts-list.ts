import { SHARED_FIELDS, type WholeSet } from '../../query/match/sets/set-constraints.ts';
import { OWN_LIST, store, stored } from '../browser/storage.ts';
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

/** A list of motors with the reader's title and notes, and constraints on all motors. */
export interface PartsList extends WholeSet {
  readonly title: string;
  readonly notes: string;
  /** The supply for which currents are computed, V; null when none is chosen. */
  readonly volts: number | null;
  readonly lines: readonly Line[];
}

/** A list without anything. */
export const NO_LIST: PartsList = { title: '', notes: '', volts: null, lines: [], same: [], total: {} };

const MOST_LETTERS = 2000;

/** The highest supply, V. */
export const MOST_VOLTS = 1000;

/** Limits on the totals of all motors, by the parameters of an address. */
export const TOTALS = { price_usd: 'total_price_usd', weight_g: 'total_weight_g' } as const;

/**
 * Reads the list in the parameters of an address: `motors`, like `ids` of a former comparison, has plain
 * rows; each `joint` has one row.
 */
export function readList(parameters: URLSearchParams): PartsList {
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

function readTotal(parameters: URLSearchParams, field: keyof typeof TOTALS): PartsList['total'] {
  const most = Number(parameters.get(TOTALS[field]));
  return most > 0 && most < Infinity ? { [field]: most } : {};
}

/** True if an address holds a list. */
export const holdsList = (parameters: URLSearchParams): boolean =>
  ['motors', 'ids', 'joint'].some((name) => parameters.has(name));

/** The parameters that hold a list; rows that only name actuators are `motors=id:count,id`. */
export function listQuery({ title, notes, volts, lines, same, total }: PartsList): string {
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

/** The address of a list, with other parameters; an empty list has the address of the reader's own. */
export const partsListPath = (list: Partial<PartsList>, further = new URLSearchParams()): string =>
  withQuery(
    PATHS.list,
    [listQuery({ ...NO_LIST, ...list }), readableQuery(further)].filter((text) => text !== '').join('&'),
  );

/** The rows of both lists, with the title and the constraints of the first. */
export const bothOf = (own: PartsList, other: PartsList): PartsList => ({
  ...own,
  title: own.title || other.title,
  volts: own.volts ?? other.volts,
  notes: [own.notes, other.notes].filter(Boolean).join('\n'),
  lines: joined([...own.lines, ...other.lines]),
});

/** The number of rows that do not fit into the merged list. */
export const leftOutOf = (own: PartsList, other: PartsList): number =>
  Math.max(0, merged([...own.lines, ...other.lines]).length - MOST_LINES);

/* The reader's own list is stored in this browser; an address contains a copy to share. */

/** The list stored in this browser; empty if storage is blocked. */
export function ownList(): PartsList {
  const text = stored(OWN_LIST) ?? '';
  // Until 2026 it was a text of ids.
  return text.includes('=') ? readList(new URLSearchParams(text)) : { ...NO_LIST, lines: readLines(text) };
}

/** Stores a list in this browser; if storage is blocked, it is only in the address. */
export const keepOwnList = (list: PartsList): void => store(OWN_LIST, listQuery(list));

/** Adds a row to the reader's list and stores it. */
export function addToOwnList(row: Partial<Line>): Line[] {
  const own = ownList();
  const lines = joined([...own.lines, lineOf(row)]);
  keepOwnList({ ...own, lines });
  return lines;
}

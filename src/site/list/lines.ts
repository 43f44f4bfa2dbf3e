import type { Joint } from '../../catalog/records.ts';

/** A line of a list of motors: an actuator by its id, and how many of it. */
export interface Line {
  readonly id: string;
  readonly count: number;
}

/** The most motors of one line, and the most lines: a list must fit into an address. */
export const MOST_COUNT = 999;
export const MOST_LINES = 60;

const LINE = /^([a-z0-9][a-z0-9-]{0,99})(?::(\d{1,3}))?$/;

/** The lines that a text names, `robstride-rs03:4,unitree-go-m8010-6`; what cannot be read is left out. */
export const readLines = (text: string): Line[] =>
  withAdded(
    [],
    text.split(',').flatMap((part) => {
      const [, id, count = '1'] = LINE.exec(part.trim()) ?? [];
      return id === undefined ? [] : [{ id, count: Number(count) }];
    }),
  );

/** The text that names some lines. */
export const linesText = (lines: readonly Line[]): string =>
  lines.map(({ id, count }) => (count === 1 ? id : `${id}:${count}`)).join(',');

/** The lines with further ones; an id that is there already gets more motors. */
export function withAdded(lines: readonly Line[], more: readonly Line[]): Line[] {
  const counts = new Map<string, number>();
  for (const { id, count } of [...lines, ...more]) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts]
    .map(([id, count]) => ({ id, count: Math.min(count, MOST_COUNT) }))
    .filter(({ count }) => count > 0)
    .slice(0, MOST_LINES);
}

/** The lines with another count of an id; none of it takes the line away. */
export const withCount = (lines: readonly Line[], id: string, count: number): Line[] =>
  withAdded(
    [],
    lines.map((line) => (line.id === id ? { id, count } : line)),
  );

/** The lines with another actuator in the place of one. */
export const withSwapped = (lines: readonly Line[], id: string, by: string): Line[] =>
  withAdded(
    [],
    lines.map((line) => (line.id === id ? { ...line, id: by } : line)),
  );

/* The reader's own list stays in this browser; an address holds a copy of it to share. */

const KEY = 'list';

/** The list that this browser has; empty where storage is blocked. */
export function ownList(): Line[] {
  try {
    return readLines(localStorage.getItem(KEY) ?? '');
  } catch {
    return [];
  }
}

/** Keeps a list in this browser; where storage is blocked, the address alone holds it. */
export function keepOwnList(lines: readonly Line[]): void {
  try {
    localStorage.setItem(KEY, linesText(lines));
  } catch {
    // The list holds for this page.
  }
}

/** The motors of a robot's joints as an address names a list: by their actuators, or by their own ids where none is known. */
export const motorsOf = (joints: readonly Joint[]): string =>
  linesText(
    withAdded(
      [],
      joints.map(({ count, motor }) => ({ id: motor.actuator_id ?? motor.id, count })),
    ),
  );

import { linesText, readLines, type Line } from './lines.ts';

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

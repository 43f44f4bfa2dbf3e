import { lineOf, withAdded, type Line } from './lines.ts';
import { keepOwnList, ownList } from './motor-list.ts';

/** The reader's list with one more motor, which this browser keeps. */
export function addToOwnList(id: string): Line[] {
  const own = ownList();
  const lines = withAdded(own.lines, [lineOf({ id })]);
  keepOwnList({ ...own, lines });
  return lines;
}

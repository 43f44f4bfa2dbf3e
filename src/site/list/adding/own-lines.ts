import { OWN_LIST, stored } from '../../layout/storage.ts';
import type { Line } from '../lines.ts';

/** The rows of the reader's list; what reads them is loaded where there is a list. */
export const ownLines = async (): Promise<readonly Line[]> =>
  stored(OWN_LIST) !== null ? (await import('../motor-list.ts')).ownList().lines : [];

/** Keeps these rows in the place of those of the reader's list. */
export const keepOwnLines = async (lines: readonly Line[]): Promise<void> => {
  const { keepOwnList, ownList } = await import('../motor-list.ts');
  keepOwnList({ ...ownList(), lines });
};

/** The rows with one more, which this browser keeps. */
export const ownLinesWith = async (row: Partial<Line>): Promise<readonly Line[]> =>
  (await import('../motor-list.ts')).addToOwnList(row);

import { OWN_LIST, stored } from '../../browser/storage.ts';
import type { Line } from '../lines.ts';

/** The rows of the reader's list. Their parser is only loaded if there is a list. */
export const ownLines = async (): Promise<readonly Line[]> =>
  stored(OWN_LIST) !== null ? (await import('../parts-list.ts')).ownList().lines : [];

/** Replaces the rows of the reader's list. */
export const keepOwnLines = async (lines: readonly Line[]): Promise<void> => {
  const { keepOwnList, ownList } = await import('../parts-list.ts');
  keepOwnList({ ...ownList(), lines });
};

/** Adds a row and stores the list in this browser. */
export const ownLinesWith = async (row: Partial<Line>): Promise<readonly Line[]> =>
  (await import('../parts-list.ts')).addToOwnList(row);

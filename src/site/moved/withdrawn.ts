import type { Dataset } from '../../catalog/records/dataset.ts';
import { actuatorPath, robotPath } from '../paths.ts';

/** A piece of a text; the ids of records in it lead to their pages. */
interface Piece {
  readonly text: string;
  readonly path: string | null;
}

/** The reason of a withdrawal, in which the catalog's ids are pieces of their own. */
export const withLinks = (
  reason: string,
  { actuatorById, robotById }: Pick<Dataset, 'actuatorById' | 'robotById'>,
): Piece[] =>
  reason.split(/([a-z0-9-]+)/).map((text) => {
    if (actuatorById.has(text)) return { text, path: actuatorPath(text) };
    return { text, path: robotById.has(text) ? robotPath(text) : null };
  });

import { globSync } from 'node:fs';
import { relative, sep } from 'node:path';

const FOLDER = 'generated';

/** The public paths of the files of open data, of this version and of older releases: `npm run build:files` writes them. */
export const bulkPaths: readonly string[] = globSync(`${FOLDER}/data/*/*`).map(
  (file) => `/${relative(FOLDER, file).replaceAll(sep, '/')}`,
);

/** Where the file of a public path lies before it is part of a build. */
export const bulkFileAt = (path: string): string => `${FOLDER}${path}`;

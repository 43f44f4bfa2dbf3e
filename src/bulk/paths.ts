/** The folder of all files, as a path below the base URL. */
export const BULK_ROOT = '/data';

/** The file from which the site's pages load the figures of all actuators, column by column. */
export const COLUMN_FILE = 'actuators.json';

/** The public path of a file of a version. */
export const bulkPath = (version: string, name: string): string => `${BULK_ROOT}/${version}/${name}`;

/**
 * Maps `/data/latest/...` to the files of `version`. `paths` are all paths of a build, older versions
 * included.
 */
export const latestPaths = (version: string, paths: Iterable<string>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(paths).flatMap((path) => {
      const name = BULK_PATH.exec(path)?.[1];
      return name !== undefined && path === bulkPath(version, name) ? [[bulkPath('latest', name), path]] : [];
    }),
  );

/** `/data/<version>/<file>`, and the name of the file. */
export const BULK_PATH = /^\/data\/[^/]+\/([^/]+)$/;

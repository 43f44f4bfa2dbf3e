import { z } from 'zod';

/** A file of open data: what is told of it. */
export const bulkFileFacts = z.strictObject({
  name: z.string().regex(/^[a-z]+\.[a-z]+$/),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Rows of its table; null for a file that is no table. */
  rows: z.int().min(0).nullable(),
});

export type BulkFileFacts = Readonly<z.infer<typeof bulkFileFacts>>;

/** A file of open data. */
export interface BulkFile extends BulkFileFacts {
  readonly content: Uint8Array;
}

/** THE TABLE of media types by extension. */
export const BULK_TYPES = {
  csv: 'text/csv; header=present',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
  sqlite: 'application/vnd.sqlite3',
} as const;

/** The folder of all files, as a path below the base URL. */
export const BULK_PLACE = '/data';

/** The public path of a file of a version. */
export const bulkPath = (version: string, name: string): string => `${BULK_PLACE}/${version}/${name}`;

/** The paths of the newest files, each with the path of the version to which it leads now, from all paths of a build. */
export const latestPaths = (paths: Iterable<string>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(paths).flatMap((path) => {
      const name = BULK_PATH.exec(path)?.[1];
      return name === undefined ? [] : [[bulkPath('latest', name), path]];
    }),
  );

/** `/data/<version>/<file>`, and the name of the file. */
export const BULK_PATH = /^\/data\/[^/]+\/([^/]+)$/;

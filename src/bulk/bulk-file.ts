import { z } from 'zod';

/** The description of a bulk file. */
export const bulkFileFacts = z.strictObject({
  name: z.string().regex(/^[a-z_]+\.[a-z]+$/),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Rows of its table; null for a file that is not a table. */
  rows: z.int().min(0).nullable(),
});

export type BulkFileFacts = Readonly<z.infer<typeof bulkFileFacts>>;

/**
 * The open data that a build publishes: the files of its version, and the older releases that it has copies
 * of.
 */
export const openData = z.strictObject({ files: z.array(bulkFileFacts), older: z.array(z.string()) });

export type OpenData = Readonly<z.infer<typeof openData>>;

/** A file of open data. */
export interface BulkFile extends BulkFileFacts {
  readonly content: Uint8Array;
}

/** Media types by extension. */
export const BULK_TYPES = {
  csv: 'text/csv; header=present',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
  sqlite: 'application/vnd.sqlite3',
} as const;

import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const size = z.int().min(0);

/** A file of a build, with the length and hash that prove it complete. */
export const part = z.strictObject({
  /** Path below the folder of the build, such as `client/api.json`. */
  file: z.string().min(1),
  bytes: size,
  sha256,
});

/** A public path: its file, and the metadata that the file cannot hold. */
export const publicDocument = part.extend({
  /** Request path, such as `/api/v1/actuators/unitree-go-m8010-6`. */
  path: z.string().startsWith('/'),
  /** Value of `Content-Type`. */
  type: z.string().min(1),
  /** The index of its headers among the sets of the manifest. */
  headers: size,
  /** `api`: counted by the limit; `site`: pages and assets; `data`: bulk files, streamed from disk. */
  kind: z.enum(['api', 'site', 'data']),
  /** True if the build has `<file>.br` and `<file>.gz` too. */
  compressed: z.boolean(),
});

/** Every public path of a build, and the other files that the server needs. The build writes it last. */
export const manifest = z.strictObject({
  /** Hash of catalog and code, equal on every replica. */
  version: z.string().min(1),
  base_url: z.string().min(1),
  counts: z.record(z.string(), size),
  /** Every header that does not depend on the request, as sets: thousands of documents share a few. */
  header_sets: z.array(z.record(z.string(), z.string())),
  /**
   * The file that concatenates all files kept in memory, because opening thousands of files takes longer than
   * reading them.
   */
  pack: part,
  documents: z.array(publicDocument),
  parts: z.array(part),
});

/** A manifest with unparsed rows: there are thousands, which are parsed one by one. */
export const manifestHead = manifest.extend({ documents: z.array(z.unknown()), parts: z.array(z.unknown()) });

export type Manifest = Readonly<z.infer<typeof manifest>>;
export type PublicDocument = Readonly<z.infer<typeof publicDocument>>;
export type PackedFile = Readonly<z.infer<typeof part>>;

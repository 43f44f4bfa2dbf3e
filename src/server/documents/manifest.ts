import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const size = z.int().min(0);

/** A file of a build, with length and hash. */
export const buildFile = z.strictObject({
  /** Path below the folder of the build, such as `client/api.json`. */
  file: z.string().min(1),
  bytes: size,
  sha256,
});

/** A public path: the file that answers it and everything that a file itself cannot hold. */
export const publicDocument = buildFile.extend({
  /** Request path, such as `/api/v1/actuators/unitree-go-m8010-6`. */
  path: z.string().startsWith('/'),
  /** Value of `Content-Type`. */
  type: z.string().min(1),
  /** Index of its headers in `header_sets`. */
  headers: size,
  /** `api`: counted by the limit; `site`: pages and assets; `data`: bulk files, streamed from disk. */
  kind: z.enum(['api', 'site', 'data']),
  /** True if `<file>.br` and `<file>.gz` lie beside it. */
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
  /** All files that are kept in memory, one behind the other in one file: opening thousands takes longer than reading them. */
  pack: buildFile,
  documents: z.array(publicDocument),
  parts: z.array(buildFile),
});

/** A manifest whose rows are unread: there are tens of thousands. */
export const manifestHead = manifest.extend({ documents: z.array(z.unknown()), parts: z.array(z.unknown()) });

export type Manifest = Readonly<z.infer<typeof manifest>>;
export type PublicDocument = Readonly<z.infer<typeof publicDocument>>;
export type BuildFile = Readonly<z.infer<typeof buildFile>>;

/** Name of the pack in the folder of a build. */
export const PACK_FILE = 'documents.bin';

/** The files that a manifest names, in the order of the pack. */
export interface FilesOfBuild {
  readonly packed: readonly BuildFile[];
  /** Bulk files and their compressed copies. */
  readonly streamed: readonly BuildFile[];
}

/** Sorts the files of a manifest into those of the pack and those that are streamed. */
export function filesOf({ documents, parts }: Pick<Manifest, 'documents' | 'parts'>): FilesOfBuild {
  const bulk = new Set(documents.flatMap(({ kind, file }) => (kind === 'data' ? [file] : [])));
  const isStreamed = ({ file }: BuildFile): boolean => bulk.has(file.replace(/\.(br|gz)$/, ''));
  // The parts come first: the columns of the service need an aligned offset.
  const files = [...parts, ...documents.filter((document) => !isKeptCompressed(document))];
  return { packed: files.filter((file) => !isStreamed(file)), streamed: files.filter(isStreamed) };
}

/**
 * True if a document is kept in its compressed forms alone. All browsers take these, and plain pages would be half of the
 * memory of a build; they are unpacked for the few clients that take no other form.
 */
export const isKeptCompressed = ({ type, compressed }: Pick<PublicDocument, 'type' | 'compressed'>): boolean =>
  compressed && type.startsWith('text/html');

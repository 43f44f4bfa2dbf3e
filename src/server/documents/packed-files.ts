import type { Manifest, PackedFile, PublicDocument } from './manifest-schema.ts';

/** Name of the pack in the folder of a build. */
export const PACK_FILE = 'documents.bin';

/**
 * The files that a manifest names: those in the pack, in its order, and those that are streamed (bulk files
 * and their copies).
 */
export function filesOf({ documents, parts }: Pick<Manifest, 'documents' | 'parts'>): {
  readonly packed: readonly PackedFile[];
  readonly streamed: readonly PackedFile[];
} {
  const bulk = new Set(documents.flatMap(({ kind, file }) => (kind === 'data' ? [file] : [])));
  const isStreamed = ({ file }: PackedFile): boolean => bulk.has(file.replace(/\.(br|gz)$/, ''));
  // The parts come first, so that the number arrays of the service are aligned.
  const files = [...parts, ...documents.filter((document) => !isKeptCompressed(document))];
  return { packed: files.filter((file) => !isStreamed(file)), streamed: files.filter(isStreamed) };
}

/**
 * True for a document that is kept only compressed. All browsers accept that, and uncompressed pages would be
 * half of all bytes in memory; they are unpacked for the few clients that need them.
 */
export const isKeptCompressed = ({
  type,
  compressed,
}: Pick<PublicDocument, 'type' | 'compressed'>): boolean => compressed && type.startsWith('text/html');

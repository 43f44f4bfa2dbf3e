import { createHash } from 'node:crypto';
import { readSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Result } from '../result.ts';
import { inSlices } from '../time-slices.ts';
import type { Manifest, PackedFile } from './manifest-schema.ts';
import { openFile, type OpenFile } from './open-file.ts';
import { filesOf } from './packed-files.ts';
import type { Content } from './representation.ts';

/** The files of a build. */
export interface Files {
  /** The name of the pack and its bytes: everything kept in memory, in one block that is freed as a whole. */
  readonly pack: { readonly file: string; readonly bytes: Buffer };
  /** By their names in the manifest: bytes in memory, which are views of the pack, or open for streaming. */
  readonly byName: ReadonlyMap<string, Content>;
}

/**
 * Reads the pack of a build and opens the streamed files, after checking that each is in the folder and has
 * the right length and hash. Stops at the first error. While another build is served, nothing of a broken one
 * stays in memory.
 */
export async function readFiles(
  folder: string,
  manifest: Manifest,
  isServing: boolean,
): Promise<Result<Files, string>> {
  const { packed, streamed } = filesOf(manifest);
  const looked = isServing ? await checkPack(folder, manifest.pack) : null;
  if (looked?.ok === false) return looked;
  const pack = await readPack(folder, manifest.pack);
  if (!pack.ok) return pack;
  const byName = new Map<string, Content>();
  let used = 0;
  for (const { file, bytes } of packed) {
    byName.set(file, [pack.value.subarray(used, used + bytes)]);
    used += bytes;
  }
  const error =
    used === pack.value.length
      ? await inSlices(streamed, (row) => {
          const opened = openWhole(folder, row);
          if (opened.ok) byName.set(row.file, opened.value);
          return errorOf(opened);
        })
      : errorOf(wrong(join(folder, manifest.pack.file), lengthError(pack.value.length, used)));
  const files = { pack: { file: manifest.pack.file, bytes: pack.value }, byName };
  if (error === null) return { ok: true, value: files };
  openIn(files).forEach((file) => file.close());
  return { ok: false, error };
}

/**
 * The first difference between the files of a folder and those of the served build; null if there is none.
 * Needs no extra memory.
 */
export async function compareFiles(folder: string, served: Files): Promise<string | null> {
  const { file, bytes } = served.pack;
  const piece = Buffer.allocUnsafeSlow(Math.min(PIECE_BYTES, bytes.length));
  const compared = await withPack<null>(folder, { file, bytes: bytes.length }, async ({ fd }) => {
    const isSame = (kept: Buffer): boolean => fill(piece.subarray(0, kept.length), fd).equals(kept);
    const error = await inSlices(piecesOf(bytes), (kept) => (isSame(kept) ? null : OTHER_BYTES));
    return error === null ? { ok: true, value: null } : { ok: false, error };
  });
  if (!compared.ok) return compared.error;
  const streamed = [...served.byName].flatMap(([name, content]) =>
    'fd' in content ? [{ name, content }] : [],
  );
  return inSlices(streamed, ({ name, content }) => {
    const opened = openWhole(folder, { file: name, bytes: content.length, sha256: content.hash() });
    if (opened.ok) opened.value.close();
    return errorOf(opened);
  });
}

const errorOf = (result: Result<unknown, string>): string | null => (result.ok ? null : result.error);

/** The files that are streamed. */
export const openIn = ({ byName }: Files): OpenFile[] =>
  [...byName.values()].filter((content) => 'fd' in content);

/** Bytes of the pack to read, hash or compare at a time, in less than a slice of time. */
const PIECE_BYTES = 1024 * 1024;

const piecesOf = (block: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(block.length / PIECE_BYTES) }, (_, piece) =>
    block.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES),
  );

const readPack = (folder: string, row: PackedFile): Promise<Result<Buffer, string>> =>
  withPack<Buffer>(folder, row, async ({ fd }) => {
    const bytes = Buffer.allocUnsafeSlow(row.bytes);
    return (await hashInto(piecesOf(bytes), fd)) === row.sha256
      ? { ok: true, value: bytes }
      : { ok: false, error: OTHER_BYTES };
  });

/** Reads a pack only to check it. */
const checkPack = (folder: string, row: PackedFile): Promise<Result<null, string>> =>
  withPack<null>(folder, row, async ({ fd }) => {
    const memory = Buffer.allocUnsafeSlow(Math.min(PIECE_BYTES, row.bytes));
    const whole = new Array<Buffer>(Math.floor(row.bytes / PIECE_BYTES)).fill(memory);
    const pieces = [...whole, memory.subarray(0, row.bytes % PIECE_BYTES)];
    return (await hashInto(pieces, fd)) === row.sha256
      ? { ok: true, value: null }
      : { ok: false, error: OTHER_BYTES };
  });

/** Fills buffers with a file, in sequence, and returns its hash. */
async function hashInto(pieces: readonly Buffer[], fd: number): Promise<string> {
  const digest = createHash('sha256');
  await inSlices(pieces, (piece) => {
    digest.update(fill(piece, fd));
    return null;
  });
  return digest.digest('hex');
}

/**
 * Opens the pack of a build for a function, if it is in the folder and has the right length, and closes it.
 * Errors contain its path.
 */
async function withPack<Value>(
  folder: string,
  row: Pick<PackedFile, 'file' | 'bytes'>,
  use: (opened: OpenFile) => Promise<Result<Value, string>>,
): Promise<Result<Value, string>> {
  const opened = openInside(folder, row);
  if (!opened.ok) return opened;
  const path = join(folder, row.file);
  try {
    const used = await use(opened.value);
    return used.ok ? used : wrong(path, used.error);
  } catch (error) {
    return { ok: false, error: unreadable(path, error) };
  } finally {
    opened.value.close();
  }
}

/** Fills a buffer with the next bytes of a file. Throws when it has fewer. */
function fill(memory: Buffer, fd: number): Buffer {
  let length = 0;
  while (length < memory.length) {
    const read = readSync(fd, memory, length, memory.length - length, null);
    if (read === 0) throw new Error('it is shorter than the manifest says');
    length += read;
  }
  return memory;
}

/** A file that stays open, if it is the one that the manifest names. */
function openWhole(folder: string, row: PackedFile): Result<OpenFile, string> {
  const opened = openInside(folder, row);
  if (!opened.ok || opened.value.hash() === row.sha256) return opened;
  opened.value.close();
  return wrong(join(folder, row.file), OTHER_BYTES);
}

/** Opens a file if it is in the folder and has this many bytes. */
function openInside(
  folder: string,
  { file, bytes }: Pick<PackedFile, 'file' | 'bytes'>,
): Result<OpenFile, string> {
  const path = join(folder, file);
  try {
    if (!realpathSync.native(path).startsWith(folder + sep)) return wrong(path, 'lies outside of the build');
    const opened = openFile(path);
    if (opened.length === bytes) return { ok: true, value: opened };
    opened.close();
    return wrong(path, lengthError(opened.length, bytes));
  } catch (error) {
    return { ok: false, error: unreadable(path, error) };
  }
}

const OTHER_BYTES = 'has other bytes than the manifest says: the build is incomplete';

const lengthError = (found: number, wanted: number): string =>
  `has ${found} bytes, and the manifest says ${wanted}: the build is incomplete`;

/**
 * The error for an unreadable file of a build, with its cause and advice. Building again only helps if the
 * file is the cause.
 */
export function unreadable(path: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return `${path} cannot be read (${firstLine(error)}); ${WAYS_OUT[code] ?? BUILD_IT}`;
}

/** Advice on system errors that are not caused by the build. */
const MORE_FILES = 'let the process open more files (`ulimit -n 4096`, LimitNOFILE of systemd).';
const WAYS_OUT: Readonly<Record<string, string>> = {
  EMFILE: MORE_FILES,
  ENFILE: MORE_FILES,
  EACCES: 'let the user of this process read it.',
  EIO: 'check the disk.',
  ENOMEM: 'give the machine more memory.',
};

/** Advice on an incomplete build. */
export const BUILD_IT = 'run `npm run build`.';

const wrong = (path: string, error: string): Result<never, string> => ({
  ok: false,
  error: `${path} ${error}; ${BUILD_IT}`,
});

/** The real path behind a path; the path itself if nothing is there, which reading reports. */
export function realFolder(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

/** The first line of the message of an error. */
export function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  return line;
}

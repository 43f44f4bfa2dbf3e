import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Result } from '../result.ts';
import { filesOf, type Manifest, type BuildFile } from './manifest.ts';
import { openFile, type OpenFile } from './open-file.ts';
import type { Content } from './representation.ts';

/** The files of a build. */
export interface BuildFiles {
  /** The name of the pack, and its bytes: all that is kept in memory, in one block that is freed as a whole. */
  readonly pack: { readonly file: string; readonly bytes: Buffer };
  /** By their names in the manifest: bytes in memory, which are views of the pack, or open for streaming. */
  readonly byName: ReadonlyMap<string, Content>;
}

/**
 * Reads the pack of a build and opens what is streamed: each lies in the folder, has the length and the hash. The first error
 * ends it. While another build is served, nothing is held of one whose pack is broken.
 */
export async function readFiles(
  folder: string,
  manifest: Manifest,
  isServing: boolean,
): Promise<Result<BuildFiles, string>> {
  const { packed, streamed } = filesOf(manifest);
  if (isServing) {
    const looked = await openWhole(folder, manifest.pack);
    if (!looked.ok) return looked;
    looked.value.close();
  }
  const pack = await readPack(folder, manifest.pack);
  if (!pack.ok) return pack;
  const byName = new Map<string, Content>();
  const files = { pack: { file: manifest.pack.file, bytes: pack.value }, byName };
  let used = 0;
  for (const { file, bytes } of packed) {
    byName.set(file, [pack.value.subarray(used, used + bytes)]);
    used += bytes;
  }
  if (used !== pack.value.length) return refuse(join(folder, manifest.pack.file), wrongLength(pack.value.length, used));
  for (const row of streamed) {
    const opened = await openWhole(folder, row);
    if (!opened.ok) {
      openIn(files).forEach((file) => file.close());
      return opened;
    }
    byName.set(row.file, opened.value);
  }
  return { ok: true, value: files };
}

/** The first difference between the files of a folder and those of the build that is served; null for none. It takes no memory. */
export async function compareFiles(folder: string, served: BuildFiles): Promise<string | null> {
  const { file, bytes } = served.pack;
  const compared = await usePack<null>(folder, { file, bytes: bytes.length }, async (opened) => {
    let position = 0;
    const pieces: AsyncIterable<Buffer> = opened.readAll();
    for await (const piece of pieces) {
      if (!piece.equals(bytes.subarray(position, position + piece.length))) return { ok: false, error: OTHER_BYTES };
      position += piece.length;
    }
    return { ok: true, value: null };
  });
  if (!compared.ok) return compared.error;
  for (const [name, content] of served.byName) {
    if (!('fd' in content)) continue;
    const opened = await openWhole(folder, { file: name, bytes: content.length, sha256: await content.hash() });
    if (!opened.ok) return opened.error;
    opened.value.close();
  }
  return null;
}

/** The files that are streamed. */
export const openIn = ({ byName }: BuildFiles): OpenFile[] => [...byName.values()].filter((content) => 'fd' in content);

const readPack = (folder: string, row: BuildFile): Promise<Result<Buffer, string>> =>
  usePack<Buffer>(folder, row, async (file) => {
    const bytes = Buffer.allocUnsafeSlow(row.bytes);
    const digest = createHash('sha256');
    let used = 0;
    const pieces: AsyncIterable<Buffer> = file.readAll();
    for await (const piece of pieces) {
      digest.update(piece);
      used += piece.copy(bytes, used);
    }
    return digest.digest('hex') === row.sha256 ? { ok: true, value: bytes } : { ok: false, error: OTHER_BYTES };
  });

/** Uses the pack of a build, if it lies in the folder and has its length, and closes it. An error names its path. */
async function usePack<Value>(
  folder: string,
  row: Pick<BuildFile, 'file' | 'bytes'>,
  use: (opened: OpenFile) => Promise<Result<Value, string>>,
): Promise<Result<Value, string>> {
  const opened = openInside(folder, row);
  if (!opened.ok) return opened;
  const path = join(folder, row.file);
  try {
    const used = await use(opened.value);
    return used.ok ? used : refuse(path, used.error);
  } catch (error) {
    return { ok: false, error: unreadable(path, error) };
  } finally {
    opened.value.close();
  }
}

/** Opens a file, if it is the one that the manifest names. */
async function openWhole(folder: string, row: BuildFile): Promise<Result<OpenFile, string>> {
  const opened = openInside(folder, row);
  if (!opened.ok) return opened;
  const path = join(folder, row.file);
  try {
    if ((await opened.value.hash()) === row.sha256) return opened;
    opened.value.close();
    return refuse(path, OTHER_BYTES);
  } catch (error) {
    opened.value.close();
    return { ok: false, error: unreadable(path, error) };
  }
}

/** Opens a file that lies in the folder and has this many bytes. */
function openInside(folder: string, { file, bytes }: Pick<BuildFile, 'file' | 'bytes'>): Result<OpenFile, string> {
  const path = join(folder, file);
  try {
    if (!realpathSync.native(path).startsWith(folder + sep)) return refuse(path, 'lies outside of the build');
    const opened = openFile(path);
    if (opened.length === bytes) return { ok: true, value: opened };
    opened.close();
    return refuse(path, wrongLength(opened.length, bytes));
  } catch (error) {
    return { ok: false, error: unreadable(path, error) };
  }
}

const OTHER_BYTES = 'has other bytes than the manifest says: the build is not whole';

const wrongLength = (found: number, wanted: number): string =>
  `has ${found} bytes, and the manifest says ${wanted}: the build is not whole`;

/** That a file of a build cannot be read, why, and what to do: another build helps only where the file is the cause. */
export function unreadable(path: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return `${path} cannot be read (${firstLine(error)}); ${WAYS_OUT[code] ?? BUILD_IT}`;
}

/** What to do about errors of the system that are not in the build. */
const MORE_FILES = 'let the process open more files (`ulimit -n 4096`, LimitNOFILE of systemd).';
const WAYS_OUT: Readonly<Record<string, string>> = {
  EMFILE: MORE_FILES,
  ENFILE: MORE_FILES,
  EACCES: 'let the user of this process read it.',
  EIO: 'look after the disk.',
  ENOMEM: 'give the machine more memory.',
};

/** What to do about a build that is not whole. */
export const BUILD_IT = 'run `npm run build`.';

const refuse = (path: string, reason: string): Result<never, string> => ({
  ok: false,
  error: `${path} ${reason}; ${BUILD_IT}`,
});

/** The real path, with no link on the way; the path itself when nothing is there, which is an error when it is read. */
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

import { hash } from 'node:crypto';
import { closeSync, fstatSync, lstatSync, openSync, readSync, realpathSync, statSync, type Stats } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Result } from '../result.ts';
import { inSlices } from '../slices.ts';
import type { Manifest } from './manifest.ts';
import { openFile, type OpenFile } from './open-file.ts';
import type { Content } from './representation.ts';

/** The files of a build by their names in the manifest: bytes in memory, or open for streaming. */
export type Files = ReadonlyMap<string, Content>;

/** A file that a manifest names. */
interface Row {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly isStreamed: boolean;
}

/** Reads every file that a manifest names and checks it: it lies in the folder, has the length and the hash. The first fault ends it. */
export async function readFiles(folder: string, manifest: Manifest): Promise<Result<Files, string>> {
  const rows = rowsOf(manifest);
  // Half a build is found out before memory is taken for all of it.
  const looked = lookingIn(folder);
  const lacking = await inSlices(rows, ({ file, bytes }) =>
    faultOf(looked(file, (_, { size }) => ofLength(size, bytes))),
  );
  if (lacking !== null) return { ok: false, fault: lacking };
  const files = new Map<string, Content>();
  const lengths = rows.map(({ isStreamed, bytes }) => (isStreamed ? 0 : bytes));
  // One block for all: nothing is copied, nothing is left between them, and it is freed as a whole.
  const memory = Buffer.allocUnsafeSlow(sumOf(lengths));
  let used = 0;
  const fault = await inSlices(rows, (row, number) => {
    const place = memory.subarray(used, used + (lengths[number] ?? 0));
    used += place.length;
    const read = looked(row.file, (path) => (row.isStreamed ? openWhole(path, row) : readInto(place, path, row)));
    if (read.ok) files.set(row.file, read.value);
    return faultOf(read);
  });
  if (fault === null) return { ok: true, value: files };
  closeAll(files);
  return { ok: false, fault };
}

/** The first way in which the files of a folder differ from those of the build that is served; null for none. It takes no memory. */
export function compareFiles(folder: string, served: Files): Promise<string | null> {
  const looked = lookingIn(folder);
  return inSlices([...served], ([file, content]) =>
    faultOf(looked(file, (path) => ('fd' in content ? sameFile(path, content) : sameBytes(path, content)))),
  );
}

const faultOf = (result: Result<unknown, string>): string | null => (result.ok ? null : result.fault);

/** Bulk files and their compressed copies are streamed, all others read. */
function rowsOf({ documents, parts }: Manifest): Row[] {
  const bulk = new Set(documents.flatMap(({ kind, file }) => (kind === 'data' ? [file] : [])));
  return [...documents, ...parts].map(({ file, bytes, sha256 }) => ({
    ...{ file, bytes, sha256 },
    isStreamed: bulk.has(file.replace(/\.(br|gz)$/, '')),
  }));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const closeAll = (files: Files): void => openIn(files).forEach((file) => file.close());

/** Those of the files that are streamed. */
export const openIn = (files: Files): OpenFile[] => [...files.values()].filter((content) => 'fd' in content);

/** Tells what is found at the place of a file of a build, if it lies in the folder. */
function lookingIn(folder: string): <Found>(file: string, look: Look<Found>) => Result<Found, string> {
  const leadsInside = (path: string): boolean => realpathSync.native(path).startsWith(folder + sep);
  // Where a path leads takes a look at each of its folders. Thousands of files lie in a few, so each of these is asked once.
  const parents = new Map<string, boolean>([[folder, true]]);
  const isParentInside = (parent: string): boolean => {
    const isInside = parents.get(parent) ?? leadsInside(parent);
    parents.set(parent, isInside);
    return isInside;
  };
  return (file, look) => {
    const path = join(folder, file);
    const found = lookInside(path, look, (stats) =>
      stats.isSymbolicLink() ? leadsInside(path) : isParentInside(dirname(path)),
    );
    return found.ok ? found : { ok: false, fault: `${path} ${found.fault}; run \`npm run build\`.` };
  };
}

type Look<Found> = (path: string, stats: Stats) => Result<Found, string>;

function lookInside<Found>(
  path: string,
  look: Look<Found>,
  isInside: (stats: Stats) => boolean,
): Result<Found, string> {
  try {
    const stats = lstatSync(path);
    if (!isInside(stats)) return OUTSIDE;
    return look(path, stats.isSymbolicLink() ? statSync(path) : stats);
  } catch (error) {
    return { ok: false, fault: `cannot be read (${firstLine(error)})` };
  }
}

const OUTSIDE = { ok: false, fault: 'lies outside of the build' } as const;

const readInto = (place: Buffer, path: string, { bytes, sha256 }: Row): Result<Content, string> =>
  readWith(path, bytes, (fd) => {
    fill(place, fd);
    return hash('sha256', place, 'hex') === sha256 ? { ok: true, value: [place] } : OTHER_BYTES;
  });

const sameBytes = (path: string, [served = NO_BYTES]: readonly Uint8Array[]): Result<null, string> =>
  readWith(path, served.length, (fd) => {
    for (let from = 0; from < served.length; from += PIECE.length) {
      const kept = served.subarray(from, from + PIECE.length);
      if (fill(PIECE.subarray(0, kept.length), fd).compare(kept) !== 0) return OTHER_BYTES;
    }
    return AS_WANTED;
  });

const NO_BYTES = new Uint8Array();

/** Files are compared piece by piece in this one. */
const PIECE = Buffer.allocUnsafeSlow(256 * 1024);

function sameFile(path: string, served: OpenFile): Result<null, string> {
  const opened = openWhole(path, { bytes: served.length, sha256: served.hash() });
  if (!opened.ok) return opened;
  opened.value.close();
  return AS_WANTED;
}

function openWhole(path: string, { bytes, sha256 }: Pick<Row, 'bytes' | 'sha256'>): Result<OpenFile, string> {
  const file = openFile(path);
  const length = ofLength(file.length, bytes);
  if (length.ok && file.hash() === sha256) return { ok: true, value: file };
  file.close();
  return length.ok ? OTHER_BYTES : length;
}

/** What is read of a file, if it has this many bytes. */
function readWith<Read>(path: string, bytes: number, read: (fd: number) => Result<Read, string>): Result<Read, string> {
  const fd = openSync(path, 'r');
  try {
    const length = ofLength(fstatSync(fd).size, bytes);
    return length.ok ? read(fd) : length;
  } finally {
    closeSync(fd);
  }
}

/** Fills a buffer with the next bytes of a file. Throws when it has fewer. */
function fill(place: Buffer, fd: number): Buffer {
  let length = 0;
  while (length < place.length) {
    const read = readSync(fd, place, length, place.length - length, null);
    if (read === 0) throw new Error('it ended before its end');
    length += read;
  }
  return place;
}

const ofLength = (length: number, bytes: number): Result<null, string> =>
  length === bytes
    ? AS_WANTED
    : { ok: false, fault: `has ${length} bytes, and the manifest says ${bytes}: the build is not whole` };

const AS_WANTED = { ok: true, value: null } as const;
const OTHER_BYTES = { ok: false, fault: 'has other bytes than the manifest says: the build is not whole' } as const;

/** Where a path really leads; the path itself when nothing is there, which is said when it is read. */
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

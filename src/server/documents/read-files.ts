import { hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
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

/**
 * Reads every file that a manifest names and checks it: it lies in the folder, has the length and the hash. The first fault
 * ends it. Of a build that is served already the files are checked only, and its bytes are kept.
 */
export async function readFiles(
  folder: string,
  manifest: Manifest,
  served: Files | null,
): Promise<Result<Files, string>> {
  const rows = rowsOf(manifest);
  const files = new Map<string, Content>();
  const lengths = rows.map(({ isStreamed, bytes }) => (isStreamed ? 0 : bytes));
  // One block for all: nothing is copied, nothing is left between them, and it is freed as a whole.
  const memory = Buffer.allocUnsafeSlow(served === null ? sumOf(lengths) : Math.max(0, ...lengths));
  let used = 0;
  const fault = await inSlices(rows, (row, number) => {
    const place = memory.subarray(used, used + (lengths[number] ?? 0));
    if (served === null) used += place.length;
    const read = readWhole(folder, row, place);
    if (!read.ok) return `${join(folder, row.file)} ${read.fault}; run \`npm run build\`.`;
    files.set(row.file, row.isStreamed ? read.value : (served?.get(row.file) ?? read.value));
    return null;
  });
  if (fault === null) return { ok: true, value: files };
  closeAll(files);
  return { ok: false, fault };
}

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

function readWhole(folder: string, row: Row, place: Buffer): Result<Content, string> {
  try {
    const path = join(folder, row.file);
    if (!realpathSync.native(path).startsWith(folder + sep)) return { ok: false, fault: 'lies outside of the build' };
    return row.isStreamed ? openWhole(path, row) : readInto(place, path, row);
  } catch (error) {
    return { ok: false, fault: `cannot be read (${firstLine(error)})` };
  }
}

function readInto(place: Buffer, path: string, row: Row): Result<Content, string> {
  const fd = openSync(path, 'r');
  try {
    const { size } = fstatSync(fd);
    if (size !== row.bytes) return { ok: false, fault: otherLength(size, row) };
    let length = 0;
    while (length < size) {
      const read = readSync(fd, place, length, size - length, null);
      if (read === 0) return { ok: false, fault: otherLength(length, row) };
      length += read;
    }
  } finally {
    closeSync(fd);
  }
  return hash('sha256', place, 'hex') === row.sha256 ? { ok: true, value: [place] } : OTHER_BYTES;
}

function openWhole(path: string, row: Row): Result<Content, string> {
  const file = openFile(path);
  if (file.length === row.bytes && file.hash() === row.sha256) return { ok: true, value: file };
  file.close();
  return file.length === row.bytes ? OTHER_BYTES : { ok: false, fault: otherLength(file.length, row) };
}

const otherLength = (length: number, { bytes }: Row): string =>
  `has ${length} bytes, and the manifest says ${bytes}: the build is not whole`;

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

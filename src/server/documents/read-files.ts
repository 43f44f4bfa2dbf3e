import { hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Result } from '../result.ts';
import type { Manifest } from './manifest.ts';
import { openFile } from './open-file.ts';
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

/** Requests are answered meanwhile: they wait for the reading no longer than this. */
const SLICE_MILLISECONDS = 10;

/** Reads every file that a manifest names and checks it: it lies in the folder, has the length and the hash. The first fault ends it. */
export async function readFiles(folder: string, manifest: Manifest): Promise<Result<Files, string>> {
  const rows = rowsOf(manifest);
  const files = new Map<string, Content>();
  // One block for all: nothing is copied, nothing is left between them, and it is freed as a whole.
  const memory = Buffer.allocUnsafeSlow(sumOf(rows));
  let used = 0;
  let sliceEnds = performance.now() + SLICE_MILLISECONDS;
  for (const row of rows) {
    const place = memory.subarray(used, used + (row.isStreamed ? 0 : row.bytes));
    used += place.length;
    const read = readWhole(folder, row, place);
    if (!read.ok) {
      closeAll(files);
      return { ok: false, fault: `${join(folder, row.file)} ${read.fault}; run \`npm run build\`.` };
    }
    files.set(row.file, read.value);
    if (performance.now() < sliceEnds) continue;
    await setImmediate();
    sliceEnds = performance.now() + SLICE_MILLISECONDS;
  }
  return { ok: true, value: files };
}

/** Bulk files and their compressed copies are streamed, all others read. */
function rowsOf({ documents, parts }: Manifest): Row[] {
  const bulk = new Set(documents.flatMap(({ kind, file }) => (kind === 'data' ? [file] : [])));
  return [...documents, ...parts].map(({ file, bytes, sha256 }) => ({
    ...{ file, bytes, sha256 },
    isStreamed: bulk.has(file.replace(/\.(br|gz)$/, '')),
  }));
}

const sumOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { isStreamed, bytes }) => (isStreamed ? sum : sum + bytes), 0);

function closeAll(files: Files): void {
  for (const content of files.values()) if ('fd' in content) content.close();
}

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

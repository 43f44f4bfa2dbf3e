import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import type { Headers } from '../document.ts';
import type { Coding } from '../http/coding.ts';
import type { Result } from '../result.ts';
import { buildFile, manifestHead, publicDocument, type Manifest, type PublicDocument } from './manifest.ts';
import { BUILD_IT, compareFiles, openIn, readFiles, realFolder, unreadable, type BuildFiles } from './read-files.ts';
import {
  nameOf,
  nameOfHash,
  representContent,
  unpacker,
  type Representation,
  type Representations,
  type Unpack,
} from './representation.ts';

/** A build that was read and checked: nothing that happens to its folder afterwards changes it. */
export interface Build extends BuildContent {
  /** The real path, with no link on the way. */
  readonly folder: string;
  /** Hash of the manifest: equal for equal files. */
  readonly seal: string;
  /** True if its folder, or the link to it, holds another build by now. */
  readonly isOutdated: () => boolean;
}

/** The documents and files of a build, wherever it lies. */
interface BuildContent {
  /** Hash of catalog and code, equal on every replica. */
  readonly version: string;
  /** Number of records by kind. */
  readonly counts: Readonly<Record<string, number>>;
  readonly documents: Documents;
  readonly files: BuildFiles;
  /** True if the bulk files, which are streamed, are still those of the build. */
  readonly isIntact: () => boolean;
  /** Closes its open files as soon as nobody reads them. */
  readonly close: () => void;
}

/** The documents that need no computing, by public path. */
export type Documents = ReadonlyMap<string, Representations>;

/**
 * Reads a build into memory, if it is whole and was made for this base URL; bulk files are opened instead. An error says what to
 * do. A build that is equal to the one that is served now is compared with it, and shares all that it has.
 */
export async function openBuild(
  path: string,
  baseUrl: string,
  served: Build | null = null,
): Promise<Result<Build, string>> {
  const stamp = stampOf(path);
  const isOutdated = (): boolean => stampOf(path) !== stamp;
  const folder = realFolder(path);
  if (served?.seal === (await sealOf(folder)) && served.isIntact()) {
    const error = await compareFiles(folder, served.files);
    return error === null ? { ok: true, value: { ...served, folder, isOutdated } } : { ok: false, error };
  }
  const read = await readManifest(folder);
  if (!read.ok) return read;
  const { manifest, seal } = read.value;
  const refusal = refusalOf(manifest, baseUrl);
  if (refusal !== null) return { ok: false, error: `${folder}: ${refusal}` };
  const files = await readFiles(folder, manifest, served !== null);
  if (!files.ok) return files;
  return { ok: true, value: { folder, seal, ...(await assemble(manifest, files.value)), isOutdated } };
}

/** The file that lists the contents of a build; it is written last. */
const manifestIn = (folder: string): string => join(folder, 'manifest.json');

/** Differs between two builds at the same path: every build rewrites its manifest. */
function stampOf(path: string): string {
  const stats = statSync(manifestIn(path), { throwIfNoEntry: false });
  return stats === undefined ? 'none' : `${stats.dev} ${stats.ino} ${stats.mtimeMs}`;
}

/** The seal of the build in a folder; null when it cannot be read. */
async function sealOf(folder: string): Promise<string | null> {
  try {
    return nameOf(await readFile(manifestIn(folder)));
  } catch {
    return null;
  }
}

interface SealedManifest {
  readonly manifest: Manifest;
  readonly seal: string;
}

async function readManifest(folder: string): Promise<Result<SealedManifest, string>> {
  const path = manifestIn(folder);
  try {
    const bytes = await readFile(path);
    const value: unknown = JSON.parse(bytes.toString());
    await nextTurn();
    const parsed = await parseManifest(value);
    if (parsed.ok) return { ok: true, value: { manifest: parsed.value, seal: nameOf(bytes) } };
    return { ok: false, error: `${path} cannot be used (${parsed.error}); ${BUILD_IT}` };
  } catch (error) {
    return { ok: false, error: unreadable(path, error) };
  }
}

/** Rows are read a thousand at a time, which takes some milliseconds: requests are answered between. */
const ROWS_AT_A_TIME = 1000;

async function parseManifest(value: unknown): Promise<Result<Manifest, string>> {
  const head = manifestHead.safeParse(value);
  if (!head.success) return { ok: false, error: describeIssue(head.error, []) };
  const documents = await parseRows(publicDocument, head.data.documents, 'documents');
  if (!documents.ok) return documents;
  const lost = documents.value.findIndex(({ headers }) => headers >= head.data.header_sets.length);
  if (lost !== -1) return { ok: false, error: `documents.${lost}.headers: there is no such set` };
  const parts = await parseRows(buildFile, head.data.parts, 'parts');
  if (!parts.ok) return parts;
  return { ok: true, value: { ...head.data, documents: documents.value, parts: parts.value } };
}

async function parseRows<Row>(
  schema: z.ZodType<Row>,
  rows: readonly unknown[],
  name: string,
): Promise<Result<Row[], string>> {
  const parsed: Row[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_A_TIME === 0) await nextTurn();
    const { error, data } = schema.safeParse(row);
    if (error !== undefined) return { ok: false, error: describeIssue(error, [name, index]) };
    parsed.push(data);
  }
  return { ok: true, value: parsed };
}

function describeIssue({ issues: [issue] }: z.ZodError, within: readonly PropertyKey[]): string {
  return `${[...within, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`;
}

/** The reason to refuse a whole build; null for none. */
function refusalOf({ base_url: builtFor, counts, documents }: Manifest, baseUrl: string): string | null {
  if (builtFor !== baseUrl)
    return `BASE_URL is ${baseUrl}, but the documents were built for ${builtFor}; run \`BASE_URL=${baseUrl} npm run build\`, or start with BASE_URL=${builtFor}.`;
  const lacking = documents.length === 0 ? 'documents' : Object.keys(counts).find((name) => counts[name] === 0);
  return lacking === undefined ? null : `the build has no ${lacking}; ${BUILD_IT}`;
}

async function assemble(
  { version, counts, header_sets: sets, documents: rows }: Manifest,
  files: BuildFiles,
): Promise<BuildContent> {
  const open = openIn(files);
  const unpack = unpacker();
  const documents = new Map<string, Representations>();
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_A_TIME === 0) await nextTurn();
    const codings = codingsOf(row, sets[row.headers] ?? {}, files);
    documents.set(row.path, withIdentity(codings, unpack));
  }
  return {
    version,
    counts,
    documents,
    files,
    isIntact: () => open.every((file) => file.isUnchanged()),
    close: () => open.forEach((file) => file.close()),
  };
}

/** A document in each coding that the build holds of it. */
interface BuiltCodings {
  readonly identity: Representation | null;
  readonly br: Representation | null;
  readonly gzip: Representation | null;
}

function codingsOf({ file, type, sha256 }: PublicDocument, headers: Headers, { byName }: BuildFiles): BuiltCodings {
  const name = headers['Cache-Control'] === 'no-store' ? null : nameOfHash(sha256);
  const inCoding = (coding: Coding, ending: string): Representation | null => {
    const content = byName.get(file + ending);
    return content === undefined ? null : representContent(content, { status: 200, type, headers, name, coding });
  };
  return { identity: inCoding('identity', ''), br: inCoding('br', '.br'), gzip: inCoding('gzip', '.gz') };
}

const withIdentity = ({ identity, br, gzip }: BuiltCodings, unpack: Unpack): Representations => ({
  br,
  gzip,
  get identity() {
    return identity ?? unpack(gzip);
  },
});

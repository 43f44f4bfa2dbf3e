import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import type { Headers } from '../document.ts';
import type { Coding } from '../http/coding.ts';
import type { Result } from '../result.ts';
import { inSlices } from '../time-slices.ts';
import { manifestHead, part, publicDocument, type Manifest, type PublicDocument } from './manifest-schema.ts';
import { readOpened } from './open-file.ts';
import {
  BUILD_IT,
  compareFiles,
  openIn,
  readFiles,
  realFolder,
  unreadable,
  type Files,
} from './read-files.ts';
import {
  nameOfHash,
  representContent,
  unpacker,
  type Representation,
  type Representations,
  type Unpack,
} from './representation.ts';

/** A build that was read and checked. Later changes of its folder do not affect it. */
export interface Build extends AssembledBuild {
  /** Its real path, with symbolic links resolved. */
  readonly folder: string;
  /** Hash of the manifest: equal for equal files. */
  readonly seal: string;
  /** True if its folder, or the link to it, now holds another build. */
  readonly isOutdated: () => boolean;
}

/** The documents that need no computing, by public path. */
export type Documents = ReadonlyMap<string, Representations>;

/**
 * Reads a complete build for this base URL into memory and opens its bulk files. An error says what to do. A
 * build equal to the served one is only compared with it, and shares its data.
 */
export async function openBuild(
  path: string,
  baseUrl: string,
  served: Build | null = null,
): Promise<Result<Build, string>> {
  const stamp = stampOf(path);
  const isOutdated = (): boolean => stampOf(path) !== stamp;
  const folder = realFolder(path);
  if (served?.seal === sealOf(folder) && served.isIntact()) {
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

/** The path of the manifest, which lists the files of a build and is written last. */
const manifestIn = (folder: string): string => join(folder, 'manifest.json');

/** A text that differs between two builds at a path, because every build rewrites its manifest. */
function stampOf(path: string): string {
  const manifest = statSync(manifestIn(path), { throwIfNoEntry: false });
  return manifest === undefined ? 'none' : `${manifest.dev} ${manifest.ino} ${manifest.mtimeMs}`;
}

/** The seal of the build in a folder, without its contents; null if it cannot be read. */
function sealOf(folder: string): string | null {
  try {
    return nameOfHash(readOpened(manifestIn(folder), (file) => file.hash()));
  } catch {
    return null;
  }
}

async function readManifest(folder: string): Promise<Result<{ manifest: Manifest; seal: string }, string>> {
  const path = manifestIn(folder);
  try {
    const { seal, text } = readOpened(path, (file) => ({ seal: nameOfHash(file.hash()), text: file.text() }));
    await nextTurn();
    const read = await parseManifest(JSON.parse(text));
    if (read.ok) return { ok: true, value: { manifest: read.value, seal } };
    return { ok: false, error: `${path} cannot be used (${read.error}); ${BUILD_IT}` };
  } catch (error) {
    return { ok: false, error: unreadable(path, error) };
  }
}

async function parseManifest(value: unknown): Promise<Result<Manifest, string>> {
  const head = manifestHead.safeParse(value);
  if (!head.success) return { ok: false, error: issueOf(head.error, []) };
  const documents = await parseRows(publicDocument, head.data.documents, 'documents');
  if (!documents.ok) return documents;
  const lost = documents.value.findIndex(({ headers }) => headers >= head.data.header_sets.length);
  if (lost !== -1)
    return {
      ok: false,
      error: `documents.${lost}.headers: found an unknown index, wanted one of header_sets`,
    };
  const parts = await parseRows(part, head.data.parts, 'parts');
  return parts.ok
    ? { ok: true, value: { ...head.data, documents: documents.value, parts: parts.value } }
    : parts;
}

async function parseRows<Row>(
  schema: z.ZodType<Row>,
  rows: readonly unknown[],
  name: string,
): Promise<Result<Row[], string>> {
  const parsed: Row[] = [];
  const error = await inSlices(rows, (row, index) => {
    const { error, data } = schema.safeParse(row);
    if (data !== undefined) parsed.push(data);
    return error === undefined ? null : issueOf(error, [name, index]);
  });
  return error === null ? { ok: true, value: parsed } : { ok: false, error };
}

function issueOf({ issues: [issue] }: z.ZodError, within: readonly PropertyKey[]): string {
  return `${[...within, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`;
}

function refusalOf({ base_url: builtFor, counts, documents }: Manifest, baseUrl: string): string | null {
  if (builtFor !== baseUrl)
    return `BASE_URL is ${baseUrl}, but the documents were built for ${builtFor}; run \`BASE_URL=${baseUrl} npm run build\`, or start with BASE_URL=${builtFor}.`;
  const lacking =
    documents.length === 0 ? 'documents' : Object.keys(counts).find((name) => counts[name] === 0);
  return lacking === undefined ? null : `the build has no ${lacking}; ${BUILD_IT}`;
}

interface AssembledBuild extends Pick<Manifest, 'version' | 'counts'> {
  readonly documents: Documents;
  /** All files, including those that belong to no document. */
  readonly files: Files;
  /** True while the bulk files, which are streamed, are still those of the build. */
  readonly isIntact: () => boolean;
  /** Closes its open files as soon as nobody reads them. */
  readonly close: () => void;
}

async function assemble(
  { version, counts, header_sets: sets, documents: rows }: Manifest,
  files: Files,
): Promise<AssembledBuild> {
  const open = openIn(files);
  const unpack = unpacker();
  const opened = new Map<string, Representations>();
  const documents: Documents = opened;
  await inSlices(rows, (row) => {
    const codings = codingsOf(row, sets[row.headers] ?? {}, files);
    opened.set(row.path, withPlain(codings, unpack));
    return null;
  });
  return {
    version,
    counts,
    documents,
    files,
    isIntact: () => open.every((file) => file.isUnchanged()),
    close: () => open.forEach((file) => file.close()),
  };
}

type Codings = Readonly<Record<Coding, Representation | null>>;

function codingsOf({ file, type, sha256 }: PublicDocument, headers: Headers, { byName }: Files): Codings {
  const name = headers['Cache-Control'] === 'no-store' ? null : nameOfHash(sha256);
  const inCoding = (coding: Coding, ending: string): Representation | null => {
    const content = byName.get(file + ending);
    return content === undefined
      ? null
      : representContent(content, { status: 200, type, headers, name, coding });
  };
  return { identity: inCoding('identity', ''), br: inCoding('br', '.br'), gzip: inCoding('gzip', '.gz') };
}

const withPlain = ({ identity, br, gzip }: Codings, unpack: Unpack): Representations => ({
  br,
  gzip,
  get identity() {
    return identity ?? unpack(gzip);
  },
});

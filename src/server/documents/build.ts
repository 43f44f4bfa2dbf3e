import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import type { Headers } from '../document.ts';
import type { Coding } from '../http/coding.ts';
import type { Result } from '../result.ts';
import { manifest as manifestSchema, type Manifest, type PublicDocument } from './manifest.ts';
import { compareFiles, firstLine, openIn, readFiles, realFolder, type Files } from './read-files.ts';
import { nameOf, nameOfHash, representContent, unpacker, type Representation, type Representations } from './representation.ts';

/** A build that was read and checked: nothing that happens to its folder afterwards changes it. */
export interface Build extends Readonly<ReturnType<typeof assemble>> {
  /** Where it really lies, whatever links lead there. */
  readonly folder: string;
  /** Hash of the manifest: equal for equal files. */
  readonly seal: string;
  /** Whether its folder, or the link to it, holds another build by now. */
  readonly isOutdated: () => boolean;
}

/** The documents that need no computing, by public path. */
export type Documents = ReadonlyMap<string, Representations>;

/**
 * Reads a build to memory, if it is whole and was made for this base URL; bulk files are opened instead. A fault says what to
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
    const fault = await compareFiles(folder, served.files);
    return fault === null ? { ok: true, value: { ...served, folder, isOutdated } } : { ok: false, fault };
  }
  const read = await readManifest(folder);
  if (!read.ok) return read;
  const { manifest, seal } = read.value;
  const refusal = refusalOf(manifest, baseUrl);
  if (refusal !== null) return { ok: false, fault: `${folder}: ${refusal}` };
  const files = await readFiles(folder, manifest, served !== null);
  if (!files.ok) return files;
  await nextTurn();
  return { ok: true, value: { folder, seal, ...assemble(manifest, files.value), isOutdated } };
}

/** The file that tells what a build holds; it is written last. */
const manifestIn = (folder: string): string => join(folder, 'manifest.json');

/** Tells one build at a path from the next: every build rewrites its manifest. */
function stampOf(path: string): string {
  const manifest = statSync(manifestIn(path), { throwIfNoEntry: false });
  return manifest === undefined ? 'none' : `${manifest.dev} ${manifest.ino} ${manifest.mtimeMs}`;
}

/** The seal of the build in a folder, without what it seals in memory; null when it cannot be read. */
async function sealOf(folder: string): Promise<string | null> {
  try {
    return nameOf(await readFile(manifestIn(folder)));
  } catch {
    return null;
  }
}

async function readManifest(folder: string): Promise<Result<{ manifest: Manifest; seal: string }, string>> {
  const path = manifestIn(folder);
  try {
    const bytes = await readFile(path);
    const value: unknown = JSON.parse(bytes.toString());
    await nextTurn();
    const read = parseManifest(value);
    if (read.ok) return { ok: true, value: { manifest: read.value, seal: nameOf(bytes) } };
    return { ok: false, fault: `${path} cannot be used (${read.fault}); ${BUILD_IT}` };
  } catch (error) {
    return { ok: false, fault: `${path} cannot be read (${firstLine(error)}); ${BUILD_IT}` };
  }
}

function parseManifest(value: unknown): Result<Manifest, string> {
  const { error, data } = manifestSchema.safeParse(value);
  if (error !== undefined) return { ok: false, fault: describeIssue(error) };
  const lost = data.documents.findIndex(({ headers }) => headers >= data.header_sets.length);
  if (lost !== -1) return { ok: false, fault: `documents.${lost}.headers: there is no such set` };
  return { ok: true, value: data };
}

function describeIssue({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.')}: ${issue?.message}`;
}

const BUILD_IT = 'run `npm run build`.';

function refusalOf({ base_url: builtFor, counts, documents }: Manifest, baseUrl: string): string | null {
  if (builtFor !== baseUrl)
    return `BASE_URL is ${baseUrl}, but the documents were built for ${builtFor}; run \`BASE_URL=${baseUrl} npm run build\`, or start with BASE_URL=${builtFor}.`;
  const lacking = documents.length === 0 ? 'documents' : Object.keys(counts).find((name) => counts[name] === 0);
  return lacking === undefined ? null : `the build has no ${lacking}; ${BUILD_IT}`;
}

/** What answers are made from: the documents, and all files with the further ones. */
function assemble({ version, counts, header_sets: sets, documents: rows }: Manifest, files: Files) {
  const open = openIn(files);
  const unpack = unpacker();
  const opened = new Map<string, Representations>();
  const documents: Documents = opened;
  for (const row of rows) {
    const codings = codingsOf(row, sets[row.headers] ?? {}, files);
    opened.set(row.path, withPlain(codings, unpack));
  }
  return {
    ...{ version, counts, documents, files },
    /** Whether the bulk files, which are streamed, are still those of the build. */
    isIntact: () => open.every((file) => file.isUnchanged()),
    /** Closes its open files as soon as nobody reads them. */
    close: () => open.forEach((file) => file.close()),
  };
}

type Codings = Readonly<Record<Coding, Representation | null>>;

function codingsOf({ file, type, sha256 }: PublicDocument, headers: Headers, { byName }: Files): Codings {
  const name = headers['Cache-Control'] === 'no-store' ? null : nameOfHash(sha256);
  const inCoding = (coding: Coding, ending: string): Representation | null => {
    const content = byName.get(file + ending);
    return content === undefined ? null : representContent(content, { status: 200, type, headers, name, coding });
  };
  return { identity: inCoding('identity', ''), br: inCoding('br', '.br'), gzip: inCoding('gzip', '.gz') };
}

const withPlain = ({ identity, br, gzip }: Codings, unpack: ReturnType<typeof unpacker>): Representations => ({
  br,
  gzip,
  get identity() {
    return identity ?? unpack(gzip);
  },
});

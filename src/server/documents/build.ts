import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Headers } from '../document.ts';
import type { Result } from '../result.ts';
import { manifest as manifestSchema, type Manifest, type PublicDocument } from './manifest.ts';
import type { OpenFile } from './open-file.ts';
import { firstLine, readFiles, realFolder, type Files } from './read-files.ts';
import { nameOfHash, representContent, type Content, type Representations } from './representation.ts';

/** A build that was read and checked: nothing that happens to its folder afterwards changes it. */
export interface Build {
  /** Where it really lies, whatever links lead there. */
  readonly folder: string;
  /** Hash of catalog and code. */
  readonly version: string;
  /** How many records of each kind it has. */
  readonly counts: Manifest['counts'];
  readonly documents: Documents;
  /** Further files that the server needs, by name. */
  readonly parts: ReadonlyMap<string, Uint8Array>;
  /** Whether its folder, or the link to it, holds another build by now. */
  readonly isOutdated: () => boolean;
  /** Whether the bulk files, which are streamed, are still those of the build. */
  readonly isIntact: () => boolean;
  /** Closes its open files as soon as nobody reads them. */
  readonly close: () => void;
}

/** The documents that need no computing, by public path. */
export type Documents = ReadonlyMap<string, Representations>;

/** Reads a build to memory, if it is whole and was made for this base URL; bulk files are opened instead. A fault says what to do. */
export async function openBuild(path: string, baseUrl: string): Promise<Result<Build, string>> {
  const stamp = stampOf(path);
  const folder = realFolder(path);
  const read = readManifest(folder);
  if (!read.ok) return read;
  const refusal = refusalOf(read.value, baseUrl);
  if (refusal !== null) return { ok: false, fault: `${folder}: ${refusal}` };
  const files = await readFiles(folder, read.value);
  if (!files.ok) return files;
  const isOutdated = (): boolean => stampOf(path) !== stamp;
  return { ok: true, value: { folder, ...assemble(read.value, files.value), isOutdated } };
}

/** The file that tells what a build holds; it is written last. */
const manifestIn = (folder: string): string => join(folder, 'manifest.json');

/** Tells one build at a path from the next: every build rewrites its manifest. */
function stampOf(path: string): string {
  const manifest = statSync(manifestIn(path), { throwIfNoEntry: false });
  return manifest === undefined ? 'none' : `${manifest.dev} ${manifest.ino} ${manifest.mtimeMs}`;
}

function readManifest(folder: string): Result<Manifest, string> {
  const place = manifestIn(folder);
  try {
    const read = manifestSchema.safeParse(JSON.parse(readFileSync(place, 'utf8')));
    if (read.success) return { ok: true, value: read.data };
    const [issue] = read.error.issues;
    return { ok: false, fault: `${place} cannot be used (${issue?.path.join('.')}: ${issue?.message}); ${BUILD_IT}` };
  } catch (error) {
    return { ok: false, fault: `${place} cannot be read (${firstLine(error)}); ${BUILD_IT}` };
  }
}

const BUILD_IT = 'run `npm run build`.';

function refusalOf({ base_url: builtFor, counts, documents }: Manifest, baseUrl: string): string | null {
  if (builtFor !== baseUrl)
    return `BASE_URL is ${baseUrl}, but the documents were built for ${builtFor}; run \`BASE_URL=${baseUrl} npm run build\`, or start with BASE_URL=${builtFor}.`;
  const lacking = documents.length === 0 ? 'documents' : Object.keys(counts).find((name) => counts[name] === 0);
  return lacking === undefined ? null : `the build has no ${lacking}; ${BUILD_IT}`;
}

type Assembled = Omit<Build, 'folder' | 'isOutdated'>;

function assemble({ version, counts, documents, parts }: Manifest, files: Files): Assembled {
  const open = [...files.values()].filter((content) => 'fd' in content);
  const shared = sharingEqual<Headers>();
  return {
    version,
    counts,
    documents: new Map(
      documents.map((document) => {
        const headers = shared(document.headers);
        return [document.path, representationsOf({ ...document, headers }, files)];
      }),
    ),
    parts: new Map(parts.flatMap(({ file }) => bytesOf(file, files))),
    isIntact: () => open.every((file: OpenFile) => file.isUnchanged()),
    close: () => open.forEach((file: OpenFile) => file.close()),
  };
}

/** Gives the first of equal values for each of them: thousands of documents have one of a few sets of headers. */
function sharingEqual<Value>(): (value: Value) => Value {
  const known = new Map<string, Value>();
  return (value) => {
    const key = JSON.stringify(value);
    const first = known.get(key) ?? value;
    known.set(key, first);
    return first;
  };
}

function bytesOf(file: string, files: Files): [file: string, bytes: Uint8Array][] {
  const content = files.get(file);
  return content === undefined || 'fd' in content ? [] : content.map((bytes) => [file, bytes]);
}

function representationsOf({ file, type, headers, sha256 }: PublicDocument, files: Files): Representations {
  const name = headers['Cache-Control'] === 'no-store' ? null : nameOfHash(sha256);
  const about = { status: 200, type, headers, name } as const;
  const coded = (ending: string, coding: 'br' | 'gzip') => {
    const content = files.get(`${file}.${ending}`);
    return content === undefined ? null : representContent(content, { ...about, coding });
  };
  const content: Content = files.get(file) ?? [];
  return {
    identity: representContent(content, { ...about, coding: 'identity' }),
    br: coded('br', 'br'),
    gzip: coded('gz', 'gzip'),
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { mediaTypeOf, rowOfFile } from '../../api/manifest.ts';
import { isApiPath } from '../../api/routes.ts';
import { buildStamp } from './build-stamp.ts';
import type { Content } from './content.ts';
import { fileHeaders, type Documents } from './documents.ts';
import { onOwnMemory } from './own-memory.ts';
import { represent, type Representations } from './representation.ts';

/** What is kept of pages and their assets, at most; the documents of the API are all kept. */
export const SITE_BYTES: number = 32 * 1024 * 1024;

/**
 * The documents of a built site, each with its compressed twins (`x.json.br`, `x.json.gz`). Those of the API are read at
 * once, for they are asked for most; a page or an asset is read when it is first asked for, and then kept in memory as
 * long as others do not need the room. Throws when what it would read is not of the build that was loaded.
 */
export function loadDocuments(folder: string, siteBytes: number = SITE_BYTES): Documents {
  const names = new Set(listFiles(folder));
  const load = (path: string, name: string): Representations => loadFile(path, name, readFrom(folder, names));
  const files = new Map([...names].flatMap((name) => pathAndName(name)));
  const api = new Map([...files].flatMap(([path, name]) => (isApiPath(path) ? [[path, load(path, name)]] : [])));
  const stamp = buildStamp(folder);
  const site = new LRUCache<string, Representations>({ maxSize: siteBytes, sizeCalculation: sizeOf });
  return {
    paths: [...files.keys()],
    find(path) {
      const ready = api.get(path) ?? site.get(path);
      const name = files.get(path);
      if (ready !== undefined || name === undefined) return ready ?? null;
      if (buildStamp(folder) !== stamp) throw new Error(`${folder} holds another build now: SIGHUP takes it.`);
      const loaded = load(path, name);
      site.set(path, loaded);
      return loaded;
    },
  };
}

type ReadFile = (name: string) => Buffer | null;

const readFrom =
  (folder: string, names: ReadonlySet<string>): ReadFile =>
  (name) =>
    names.has(name) ? onOwnMemory(readFileSync(join(folder, name))) : null;

function pathAndName(name: string): [path: string, name: string][] {
  const row = rowOfFile(name);
  return row === null ? [] : [[row.path, name]];
}

function loadFile(path: string, name: string, read: ReadFile): Representations {
  const bytes = read(name) ?? Buffer.alloc(0);
  const content = { status: 200, bytes, ...fileHeaders(path, mediaTypeOf(name)) };
  return withTwins(content, read(`${name}.br`), read(`${name}.gz`));
}

const withTwins = (content: Content, br: Buffer | null, gzip: Buffer | null): Representations => ({
  identity: represent(content),
  br: br && represent(content, 'br', br),
  gzip: gzip && represent(content, 'gzip', gzip),
});

const sizeOf = ({ identity, br, gzip }: Representations): number =>
  identity.bytes.length + (br?.bytes.length ?? 0) + (gzip?.bytes.length ?? 0) + 1;

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

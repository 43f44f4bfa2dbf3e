import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Content } from './content.ts';
import { documentsInTable, fileHeaders, type Documents } from './documents.ts';
import { mediaTypeOf, publicPath } from './public-path.ts';
import { represent, type Representations } from './representation.ts';

/** Loads every file of a built site into memory, with its compressed twins (`x.json.br`, `x.json.gz`). */
export function loadDocuments(folder: string): Documents {
  const names = new Set(listFiles(folder));
  const read = (name: string): Buffer | null => (names.has(name) ? readFileSync(join(folder, name)) : null);
  return documentsInTable(new Map([...names].flatMap((name) => loadFile(name, read))));
}

type ReadFile = (name: string) => Buffer | null;

function loadFile(name: string, read: ReadFile): [string, Representations][] {
  const path = publicPath(name);
  const bytes = read(name);
  if (path === null || bytes === null) return [];
  const content = { status: 200, bytes, ...fileHeaders(path, mediaTypeOf(name)) };
  return [[path, withTwins(content, read(`${name}.br`), read(`${name}.gz`))]];
}

const withTwins = (content: Content, br: Buffer | null, gzip: Buffer | null): Representations => ({
  identity: represent(content),
  br: br && represent(content, 'br', br),
  gzip: gzip && represent(content, 'gzip', gzip),
});

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

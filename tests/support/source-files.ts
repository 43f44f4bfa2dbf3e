import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** A file of the project: its path from the root, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One import of a file: what it names, and whether it vanishes when the types are stripped. */
export interface Import {
  readonly target: string;
  readonly isTypeOnly: boolean;
}

const ROOT = new URL('../../', import.meta.url);
const CODE = /\.(ts|astro|css|mjs)$/;

/** Every file of code in a folder of the project, at any depth. */
export const sourceFilesIn = (folder: string): SourceFile[] =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => CODE.test(name))
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(new URL(path, ROOT), 'utf8') }));

const STATEMENT = /^[ \t]*(?:import|export)\s+(type\s+)?(?:[\w*$\s{},]+\s+from\s+)?['"]([^'"]+)['"]/gm;
const CALL = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What a file imports: paths from the root of the project for its own files, names of packages as they are. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const statements = [...text.matchAll(STATEMENT)].map(([, type, name = '']) => ({
    name,
    isTypeOnly: type !== undefined,
  }));
  const calls = [...text.matchAll(CALL)].map(([, name = '']) => ({ name, isTypeOnly: false }));
  return [...statements, ...calls].map(({ name, isTypeOnly }) => ({
    target: name.startsWith('.') ? posix.join(posix.dirname(path), name) : name,
    isTypeOnly,
  }));
}

/** The text of a file without its comments. */
export const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';

/** The text of a file of the project; null if there is none. */
type ReadText = (file: string) => string | null;

/** Files that every other file's lint depends on, besides those that declare global types. */
const SETTINGS = [
  'oxlint.config.ts',
  'scripts/lint/own-rules.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** A relative import, also of a type; an import such as `./logo.svg?raw` is a text, whatever is in the file. */
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"?]+)['"]/g;

/** A module that also declares global types. */
const DECLARES = /^\s*declare (?:global|module)\b/m;

const MODULE = /^(?:import|export)\b/m;

/**
 * Linted files with a hash of everything that their lint depends on: the settings, global types, their own
 * text and those of the files that they import, at any remove. A file without a key imports a file that is
 * not there.
 */
export function lintKeys(files: readonly string[], read: ReadText): Map<string, string> {
  const texts = new Map<string, string | null>();
  const textOf = (file: string): string | null => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const text = read(file);
    texts.set(file, text);
    return text;
  };
  const shared = hash([...SETTINGS, ...files.filter((file) => isGlobal(file, textOf(file)))].map(textOf));
  const hashes = new Map<string, string>();
  const hashOf = (file: string): string => {
    const known = hashes.get(file) ?? hash([file, textOf(file)]);
    hashes.set(file, known);
    return known;
  };
  const imports = importsOf(textOf);
  const keys = new Map<string, string>();
  for (const file of files) {
    const reached = new Set([file]);
    for (const one of reached) for (const imported of imports(one)) reached.add(imported);
    if ([...reached].every((one) => textOf(one) !== null))
      keys.set(file, hash([shared, ...[...reached].toSorted().map(hashOf)]));
  }
  return keys;
}

/** The types of a file without imports and exports are global: it is a script, not a module. */
const isGlobal = (file: string, text: string | null): boolean =>
  text !== null && !file.endsWith('.astro') && (DECLARES.test(text) || !MODULE.test(text));

/** The files that a file imports, each read once. */
function importsOf(textOf: ReadText): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const imports =
      known.get(file) ??
      [...(textOf(file) ?? '').matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path));
    known.set(file, imports);
    return imports;
  };
}

const hash = (parts: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64');

import { importsOf, withoutComments, type SourceFile } from './source-files.ts';

/** The rooms of `src`, and from which other rooms each may import: only from floors below, or beside it on the top floor. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  server: [],
  catalog: [],
  query: ['catalog'],
  api: ['catalog', 'query'],
  mcp: ['catalog', 'query', 'api'],
  site: ['catalog', 'query', 'api', 'mcp', 'pages'],
  pages: ['site', 'mcp', 'api', 'query', 'catalog', 'config.ts'],
  origin: ['query', 'api', 'config.ts', 'setting-values.ts'],
  'config.ts': ['setting-values.ts'],
  'setting-values.ts': [],
  'env.d.ts': [],
};

const TOP_FLOOR = ['server', 'site', 'pages', 'origin', 'config.ts', 'setting-values.ts', 'env.d.ts'];

const roomOf = (path: string): string => path.split('/')[1] ?? '';
const isInRoom = ({ path }: SourceFile, rooms: readonly string[]): boolean => rooms.includes(roomOf(path));

/** Imports that climb to a floor above, leave `src`, or belong to a room that the house does not have. */
export const importsThatClimb = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => {
    const own = roomOf(file.path);
    const allowed = MAY_IMPORT[own];
    if (allowed === undefined) return [`${file.path} is in no room of the house`];
    return importsOf(file)
      .map(({ target }) => target)
      .filter((target) => target.startsWith('src/') && roomOf(target) !== own && !allowed.includes(roomOf(target)))
      .map((target) => `${file.path} imports ${target}`);
  });

/** Imports by a file of `src` of what is not for it: scripts, tests and, below the pages, the built catalog. */
export const importsThatLeave = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) =>
    importsOf(file)
      .map(({ target }) => target)
      .filter(
        (target) =>
          /^(scripts|tests)\//.test(target) || (target.startsWith('generated/') && roomOf(file.path) !== 'pages'),
      )
      .map((target) => `${file.path} imports ${target}`),
  );

const OUTER_IMPORT = /^(astro(:|$|\/)|(node:)?(fs|process|os|net|http|child_process)($|\/))/;
const OUTER_WORD =
  /\bprocess\.(env|argv|exit)\b|\bimport\.meta\.env\b|\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b/;

/** Below the top floor: what reaches for Astro, the disk, the environment or the clock. */
export const reachesOutside = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => !isInRoom(file, TOP_FLOOR))
    .flatMap((file) => {
      const imports = importsOf(file).filter(({ target }) => OUTER_IMPORT.test(target));
      const word = OUTER_WORD.exec(withoutComments(file.text))?.[0];
      const reached = [...imports.map(({ target }) => target), ...(word === undefined ? [] : [word])];
      return reached.map((what) => `${file.path} reaches for ${what}`);
    });

/** The files that read the environment. */
export const environmentReaders = (files: readonly SourceFile[]): string[] =>
  files.filter(({ text }) => /\bprocess\.env\b/.test(withoutComments(text))).map(({ path }) => path);

/** What the files of a room bring along at run time, at any remove, types left aside: paths within the given files. */
export function broughtAlong(files: readonly SourceFile[], room: string): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const visited = new Set<string>();
  const visit = (path: string): void => {
    const file = byPath.get(path);
    if (file === undefined || visited.has(path)) return;
    visited.add(path);
    for (const { target, isTypeOnly } of importsOf(file)) if (!isTypeOnly) visit(target);
  };
  for (const file of files.filter((candidate) => isInRoom(candidate, [room]))) visit(file.path);
  return [...visited].toSorted();
}

const LONGEST_FILE = 200;

/** Files of more than 200 lines. */
export const longFiles = (files: readonly SourceFile[]): string[] =>
  files
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LONGEST_FILE)
    .map(({ path, lines }) => `${path} has ${lines} lines`);

// Names that Astro gives: what they promise is said in its own documentation.
const ASTRO_EXPORTS = ['prerender', 'getStaticPaths', 'GET', 'POST', 'HEAD', 'ALL', 'partial'];
const EXPORTED = /^export (?:async )?(?:function|const|class) (\w+)/;

/** Exported functions and values without a doc comment directly above. */
export const undocumentedExports = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.endsWith('.ts'))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, index) => {
        const name = EXPORTED.exec(line)?.[1];
        const isDocumented = lines[index - 1]?.trimEnd().endsWith('*/') === true;
        if (name === undefined || isDocumented || (roomOf(path) === 'pages' && ASTRO_EXPORTS.includes(name))) return [];
        return [`${path}: ${name}`];
      });
    });

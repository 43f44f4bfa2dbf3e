import { spawnSync } from 'node:child_process';
import type { CatalogFolder, TextFile } from '../catalog/catalog-folder.ts';

/**
 * The catalog's files as each commit has them: first the one that added a file to it, then those that changed
 * it, newest first.
 */
export function* committedFolders(folder: string, name: string): Generator<CatalogFolder> {
  const added = commits(['-1', '--diff-filter=A', '--', `${folder}/${name}`]);
  for (const commit of new Set([...added, ...commits(['--', folder])])) yield filesOf(folder, commit);
}

const commits = (selection: readonly string[]): string[] =>
  git(['log', '--format=%H', ...selection])
    .toString()
    .split('\n')
    .filter(Boolean);

function filesOf(folder: string, commit: string): CatalogFolder {
  const tree = git(['ls-tree', '-r', '-z', commit, '--', `${folder}/`]).toString();
  const listed = tree.split('\0').flatMap((line) => {
    const [, object = '', path = ''] = /^\d+ blob ([0-9a-f]+)\t(.+)$/.exec(line) ?? [];
    return path.endsWith('.yaml') ? [{ object, name: path.slice(folder.length + 1) }] : [];
  });
  const texts = blobTexts(listed.map(({ object }) => object));
  return {
    folder,
    files: listed.map((file, index): TextFile => ({ name: file.name, text: texts[index] ?? '' })),
  };
}

/**
 * The texts of objects, read by one process. For each it prints `<object> blob <bytes>`, a line break, the
 * bytes and a line break.
 */
function blobTexts(objects: readonly string[]): string[] {
  const out = git(['cat-file', '--batch'], objects.join('\n'));
  let start = 0;
  return objects.map(() => {
    const headEnd = out.indexOf('\n', start);
    const bytes = Number(out.toString('latin1', start, headEnd).split(' ')[2]);
    start = headEnd + 1 + bytes + 1;
    return out.toString('utf8', headEnd + 1, headEnd + 1 + bytes);
  });
}

function git(args: readonly string[], input = ''): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', args, { input, maxBuffer: 1 << 30 });
  if (error !== undefined || status !== 0)
    throw new Error(`git ${args[0]}: ${error?.message ?? stderr.toString().trim()}`);
  return stdout;
}

import { spawnSync } from 'node:child_process';
import type { CatalogFolder, TextFile } from '../catalog/folder.ts';

/** The catalog's files as the commit has them that added a file to it. Null when no commit has added it. */
export function filesWhenAdded(folder: string, place: string): CatalogFolder | null {
  const commit = git(['log', '-1', '--diff-filter=A', '--format=%H', '--', `${folder}/${place}`])
    .toString()
    .trim();
  if (commit === '') return null;
  const tree = git(['ls-tree', '-r', '-z', commit, '--', `${folder}/`]).toString();
  const listed = tree.split('\0').flatMap((line) => {
    const [, object = '', path = ''] = /^\d+ blob ([0-9a-f]+)\t(.+)$/.exec(line) ?? [];
    return path.endsWith('.yaml') ? [{ object, place: path.slice(folder.length + 1) }] : [];
  });
  const texts = blobTexts(listed.map(({ object }) => object));
  return { folder, files: listed.map((file, index): TextFile => ({ place: file.place, text: texts[index] ?? '' })) };
}

/** The texts of objects, all by one process: `<object> blob <bytes>`, a line break, the bytes, a line break; again. */
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

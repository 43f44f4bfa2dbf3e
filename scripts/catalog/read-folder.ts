import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles, listLinks } from '../support/list-files.ts';
import { TEMPLATE, type CatalogFolder } from './catalog-folder.ts';

/**
 * All files below a catalog's folder except the template and hidden files, sorted. Null if there is no such
 * folder. Throws for symbolic links, which could point to other files of the machine. Only this file of
 * `scripts/catalog` reads the disk.
 */
export function readCatalogFolder(folder: string): CatalogFolder | null {
  if (!existsSync(folder)) return null;
  const links = listLinks(folder);
  if (links.length > 0)
    throw new Error(`${join(folder, links[0] ?? '')}: found a symbolic link, wanted the file itself.`);
  const names = listFiles(folder).filter((name) => name !== TEMPLATE && !basename(name).startsWith('.'));
  return { folder, files: names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })) };
}

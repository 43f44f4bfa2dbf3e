import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../list-files.ts';
import { TEMPLATE, type CatalogFolder } from './folder.ts';

/**
 * All files below a catalog's folder but the template and hidden files, sorted. Null when there is no such folder. The
 * only file of the catalog's library that reads the disk.
 */
export function readCatalogFolder(folder: string): CatalogFolder | null {
  if (!existsSync(folder)) return null;
  const names = listFiles(folder).filter((name) => name !== TEMPLATE && !basename(name).startsWith('.'));
  return { folder, files: names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })) };
}

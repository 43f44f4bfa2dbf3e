import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type CatalogFolder, TEMPLATE } from './folder.ts';

/**
 * All files below a catalog's folder but the template and hidden files, sorted. Null when there is no such folder. The
 * only file of the catalog's library that reads the disk.
 */
export function readCatalogFolder(folder: string): CatalogFolder | null {
  if (!existsSync(folder)) return null;
  const places = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((place) => place !== TEMPLATE)
    .sort();
  return { folder, files: places.map((place) => ({ place, text: readFileSync(join(folder, place), 'utf8') })) };
}

import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file below a folder by its path from there, in an order that depends on the names alone. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();

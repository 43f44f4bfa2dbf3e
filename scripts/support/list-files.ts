import { readdirSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file below a folder by its path from there, in an order that depends on the names alone. */
export const listFiles = (folder: string): string[] => pathsBelow(folder, (entry) => entry.isFile());

/** Every symbolic link below a folder, likewise. */
export const listLinks = (folder: string): string[] => pathsBelow(folder, (entry) => entry.isSymbolicLink());

const pathsBelow = (folder: string, isMeant: (entry: Dirent) => boolean): string[] =>
  entriesBelow(folder)
    .filter(isMeant)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();

// The recursion of `readdirSync` goes through links, which may lead anywhere.
const entriesBelow = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entriesBelow(join(folder, entry.name)) : entry,
  );

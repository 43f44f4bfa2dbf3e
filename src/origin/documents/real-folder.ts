import { realpathSync } from 'node:fs';

/** Where a path really leads; the path itself when nothing is there, which is said when it is loaded. */
export function realFolder(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

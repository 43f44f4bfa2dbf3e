import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty folder among the system's temporary ones. It is gone when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  // A server that gives up its rights, as nginx does, must still read it.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a folder of this name in a folder. */
export function subfolder(folder: string, name: string): string {
  const path = join(folder, name.replace(/\W+/g, '-'));
  mkdirSync(path);
  return path;
}

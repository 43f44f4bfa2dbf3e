import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from './processes/at-exit.ts';

/** Makes an empty folder among the system's temporary ones. It is gone when this process ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name.replace(/\W+/g, '-')}-`));
  atExit(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts something that needs a temporary folder, which is removed when it does not start. */
export async function inFolder<Thing>(name: string, start: (folder: string) => Promise<Thing>): Promise<Thing> {
  const folder = mkdtempSync(join(tmpdir(), `catalog-${name}-`));
  try {
    return await start(folder);
  } catch (error) {
    removeFolder(folder);
    throw error;
  }
}

/** Removes a folder with all that is in it. */
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file whole or not at all: on a full disk the earlier one stays. Throws with the name of the file.
 */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  const partial = `${path}.partial`;
  try {
    writeFileSync(partial, content);
    renameSync(partial, path);
  } catch (cause) {
    rmSync(partial, { force: true });
    throw new Error(`${path} was not written`, { cause });
  }
}

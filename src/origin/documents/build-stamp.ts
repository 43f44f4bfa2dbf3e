import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Tells one build in a folder of documents from another: every build writes the index of the API anew. Empty without one. */
export function buildStamp(clientFolder: string): string {
  const index = statSync(join(clientFolder, 'api.json'), { throwIfNoEntry: false });
  return index === undefined ? '' : `${index.ino}-${index.mtimeMs}`;
}

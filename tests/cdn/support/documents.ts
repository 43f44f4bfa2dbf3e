import { globSync } from 'node:fs';

/** The paths of every detail document of the build, actuators and robots, by name. */
export const DETAILS: readonly string[] = pathsOf('dist/client/api/v1/{actuators,robots}/*.json');

// Below a kibibyte a document is sent as it is.
const COMPRESSED = pathsOf('dist/client/api/v1/actuators/*.json.br');

let taken = 0;

/** A detail document, long enough to be compressed, for which nobody in this file has asked yet. */
export function freshDocument(): string {
  taken += 1;
  const path = COMPRESSED[taken];
  if (path === undefined) throw new Error('Too few documents: run `npm run build`.');
  return path;
}

function pathsOf(pattern: string): string[] {
  return globSync(pattern)
    .map((file) => file.replace('dist/client', '').replace(/\.json(\.br)?$/, ''))
    .toSorted();
}

import { globSync } from 'node:fs';

/** The paths of all detail documents of the build, actuators and robots, by name. */
export const DETAILS: readonly string[] = pathsOf('dist/client/api/v1/{actuators,robots}/*.json');

// A document below 1 KiB is not compressed.
const COMPRESSED = pathsOf('dist/client/api/v1/actuators/*.json.br');

let taken = 0;

/** A detail document that is compressed and that this file has not requested yet. */
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

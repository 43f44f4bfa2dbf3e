import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writeDistribution } from '../../origin/support/distribution.ts';

/** A folder of small builds and the link to the one that is to be served. */
export interface Releases {
  /** The link. */
  readonly current: string;
  /** Writes a build of this name, whose record and computed lists bear it. */
  readonly write: (name: string, others?: Readonly<Record<string, string>>) => string;
  /** Has the link lead to the build of this name, in one step. */
  readonly point: (name: string) => void;
}

/** Makes a folder of builds in which the link leads to the build `one`; it ends with the test. */
export function makeReleases(): Releases {
  const root = mkdtempSync(join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const current = join(root, 'current');
  const point = (name: string): void => {
    symlinkSync(name, `${current}.new`);
    renameSync(`${current}.new`, current);
  };
  const write = (name: string, others: Readonly<Record<string, string>> = {}): string => {
    writeDistribution(join(root, name), {
      'client/api/v1/actuators/acme-a1.json': JSON.stringify({ build: name }),
      'client/docs/api.md': `# Guide of ${name}`,
      'server/entry.mjs': entryOf(name),
      ...others,
    });
    return join(root, name);
  };
  write('one');
  point('one');
  return { current, write, point };
}

/** Stands for what Astro builds: answers with the name of the build. */
const entryOf = (name: string): string => `export const handler = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' });
  response.end(JSON.stringify({ build: '${name}' }));
};
`;

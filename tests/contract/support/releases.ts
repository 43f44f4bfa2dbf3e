import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writeSmallBuild } from '../../support/small-build.ts';

/** A folder of small builds and the link to the one that is to be served. */
export interface Releases {
  /** The link. */
  readonly current: string;
  /** Writes a build of this name, which its actuator and its guide have; the folder in which it lies. */
  readonly write: (name: string, baseUrl?: string) => string;
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
  const write = (name: string, baseUrl?: string): string => {
    writeSmallBuild(join(root, name), name, baseUrl);
    return join(root, name);
  };
  write('one');
  point('one');
  return { current, write, point };
}

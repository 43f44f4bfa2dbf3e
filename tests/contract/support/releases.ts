import { cpSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../scripts/support/temporary-folder.ts';
import { writeSmallBuild } from '../../support/small-build.ts';

/** A folder of small builds, and the link to the served one. */
export interface Releases {
  readonly current: string;
  /** Writes a build whose actuator and guide have this name; returns its folder. */
  readonly write: (name: string, baseUrl?: string) => string;
  /** Copies a written build to a folder of another name; returns that folder. */
  readonly copy: (name: string, folder: string) => string;
  /** Points the link to the build in this folder, atomically. */
  readonly point: (folder: string) => void;
}

/** Makes a folder of builds whose link points to the build `one`; it is removed with the process. */
export function makeReleases(): Releases {
  const root = temporaryFolder('releases');
  const current = join(root, 'current');
  const point = (folder: string): void => {
    symlinkSync(folder, `${current}.new`);
    renameSync(`${current}.new`, current);
  };
  const write = (name: string, baseUrl?: string): string => {
    writeSmallBuild(join(root, name), name, baseUrl);
    return join(root, name);
  };
  const copy = (name: string, folder: string): string => {
    cpSync(join(root, name), join(root, folder), { recursive: true });
    return join(root, folder);
  };
  write('one');
  point('one');
  return { current, write, copy, point };
}

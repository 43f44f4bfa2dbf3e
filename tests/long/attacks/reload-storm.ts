import { appendFileSync, cpSync, renameSync, symlinkSync, truncateSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../../../scripts/support/temporary-folder.ts';
import { PACK_FILE } from '../../../src/server/documents/manifest.ts';
import type { Attack } from './attack.ts';
import { steadily } from './sending.ts';

/** Signals after which the link leads to the other build. */
const TURN = 60;

/** Sends SIGHUP 50 times a second, while the server's link leads to a whole and a broken build in turn. */
export const reloadStorm: Attack['strike'] = async (target) => {
  const builds = [brokenBuild(), resolve('dist')];
  await steadily(target, 50, (number) => {
    if (number % TURN === 0) lead(target.link, builds[(number / TURN) % 2] ?? '');
    process.kill(target.pid, 'SIGHUP');
    return Promise.resolve();
  });
  lead(target.link, resolve('dist'));
  process.kill(target.pid, 'SIGHUP');
};

/** A build with documents that were cut off after their first bytes. */
function brokenBuild(): string {
  const folder = join(temporaryFolder('broken'), 'dist');
  cpSync('dist', folder, { recursive: true });
  truncateSync(join(folder, PACK_FILE), 10);
  // With the manifest of the build that is served it would only be compared with that.
  appendFileSync(join(folder, 'manifest.json'), '\n');
  return folder;
}

/** Has a link lead to a build, in one step. */
function lead(link: string, build: string): void {
  symlinkSync(build, `${link}.new`);
  renameSync(`${link}.new`, link);
}

import { readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  const folder = temporaryFolder('broken');
  for (const name of readdirSync('dist')) symlinkSync(resolve('dist', name), join(folder, name));
  const manifest = readFileSync('dist/manifest.json', 'utf8');
  // With the manifest of the build that is served it would only be compared with that.
  replace(folder, 'manifest.json', `${manifest}\n`);
  replace(folder, PACK_FILE, readFileSync(join('dist', PACK_FILE)).subarray(0, 10));
  return folder;
}

/** Puts a file in the place of a link to another. */
function replace(folder: string, name: string, content: string | Buffer): void {
  rmSync(join(folder, name));
  writeFileSync(join(folder, name), content);
}

/** Has a link lead to a build, in one step. */
function lead(link: string, build: string): void {
  symlinkSync(build, `${link}.new`);
  renameSync(`${link}.new`, link);
}

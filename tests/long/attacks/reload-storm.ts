import { readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../../../scripts/support/temporary-folder.ts';
import { PACK_FILE } from '../../../src/server/documents/packed-files.ts';
import type { Attack } from './attack.ts';
import { steadily } from './sending.ts';

/** Signals before the link changes to the other build. */
const TURN = 60;

/** Sends SIGHUP 50 times a second while the server's link alternates between a whole and a broken build. */
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

/** A build whose documents are cut off after their first bytes. */
function brokenBuild(): string {
  const folder = temporaryFolder('broken');
  for (const name of readdirSync('dist')) symlinkSync(resolve('dist', name), join(folder, name));
  const manifest = readFileSync('dist/manifest.json', 'utf8');
  // A manifest equal to the served build's would stop the read early.
  replace(folder, 'manifest.json', `${manifest}\n`);
  replace(folder, PACK_FILE, readFileSync(join('dist', PACK_FILE)).subarray(0, 10));
  return folder;
}

/** Replaces a link to a file by a file. */
function replace(folder: string, name: string, content: string | Buffer): void {
  rmSync(join(folder, name));
  writeFileSync(join(folder, name), content);
}

/** Points a link to a build, atomically. */
function lead(link: string, build: string): void {
  symlinkSync(build, `${link}.new`);
  renameSync(`${link}.new`, link);
}

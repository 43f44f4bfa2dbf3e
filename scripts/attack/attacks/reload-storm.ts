import { appendFileSync, cpSync, renameSync, symlinkSync, truncateSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PACK_FILE } from '../../../src/server/documents/manifest.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { volley, type Attack } from '../attack.ts';

const SIGNALS_PER_SECOND = 50;
/** Signals after which the link leads to the other build. */
const TURN = 60;

/** Another build, of which half came over the wire. */
function makeBrokenBuild(): string {
  const folder = join(temporaryFolder('broken'), 'dist');
  cpSync('dist', folder, { recursive: true });
  truncateSync(join(folder, PACK_FILE), 10);
  // One that says the same as that which is served would only be compared with it.
  appendFileSync(join(folder, 'manifest.json'), '\n');
  return folder;
}

let brokenBuild = '';

/** Has a link lead to a build, in one step. */
function pointTo(build: string, link: string): void {
  symlinkSync(build, `${link}.new`);
  renameSync(`${link}.new`, link);
}

/** Signals to load a build that is whole now and broken then. */
export const RELOAD_STORM: Attack = {
  name: 'reload-storm',
  says: `${SIGNALS_PER_SECOND} SIGHUPs a second, over a link to a build that is broken every other second`,
  before: 'after one broken build SIGHUP was dead for good; 300 signals held one answer up for 4.2 s',
  prepare: () => {
    // A copy of some hundred megabytes: the attack would be over before it is made.
    brokenBuild = makeBrokenBuild();
  },
  strike: async (target) => {
    const builds = [brokenBuild, resolve('dist')];
    await volley(target, SIGNALS_PER_SECOND, (number) => {
      if (number % TURN === 0) pointTo(builds[(number / TURN) % 2] ?? '', target.link);
      process.kill(target.pid, 'SIGHUP');
      return Promise.resolve();
    });
    pointTo(resolve('dist'), target.link);
    process.kill(target.pid, 'SIGHUP');
  },
};

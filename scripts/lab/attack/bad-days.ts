import { appendFileSync, cpSync, renameSync, symlinkSync, truncateSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PACK_FILE } from '../../../src/server/documents/manifest.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { volley } from '../volley.ts';
import { attacker, closingGet, say, type Attack } from './attack.ts';

/** Requests with long addresses, each of which is a line of the log. */
const FILLING = {
  environment: { LOG_LEVEL: 'info' },
  strike: (target) =>
    volley(target.goesOn, 200, (number) =>
      say(target, attacker(number % 200), closingGet(`/api/v1/brands?${'x'.repeat(4000)}`)),
    ),
} satisfies Partial<Attack>;

/** Signals after which the link leads to the other build. */
const TURN = 60;

const brokenBuild = { folder: '' };

/** Makes another build, of which half came over the wire. */
function makeBrokenBuild(): void {
  const folder = join(temporaryFolder('broken'), 'dist');
  cpSync('dist', folder, { recursive: true });
  truncateSync(join(folder, PACK_FILE), 10);
  // One that says the same as that which is served would only be compared with it.
  appendFileSync(join(folder, 'manifest.json'), '\n');
  brokenBuild.folder = folder;
}

/** Has a link lead to a build, in one step. */
function pointTo(build: string, link: string): void {
  symlinkSync(build, `${link}.new`);
  renameSync(`${link}.new`, link);
}

/** Attacks by what goes wrong around the service. */
export const BAD_DAYS: readonly Attack[] = [
  {
    ...FILLING,
    name: 'full-disk-log',
    says: '200 requests a second with 4 kB of address, while the log goes to /dev/full',
    complaints: 'full disk',
  },
  {
    ...FILLING,
    name: 'unread-log',
    says: 'the same, while the log goes to a pipe that nobody reads',
    complaints: 'unread',
  },
  {
    name: 'reload-storm',
    says: '50 SIGHUPs a second, over a link to a build that is broken every other second',
    prepare: makeBrokenBuild,
    strike: async (target) => {
      const builds = [brokenBuild.folder, resolve('dist')];
      await volley(target.goesOn, 50, (number) => {
        if (number % TURN === 0) pointTo(builds[(number / TURN) % 2] ?? '', target.link);
        process.kill(target.pid, 'SIGHUP');
        return Promise.resolve();
      });
      pointTo(resolve('dist'), target.link);
      process.kill(target.pid, 'SIGHUP');
    },
  },
];

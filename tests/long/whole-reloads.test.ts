import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { residentMegabytes } from '../../scripts/support/processes/memory.ts';
import { temporaryFolder } from '../../scripts/support/temporary-folder.ts';
import { startProgram, type Program } from '../contract/support/program.ts';
import { linkFolder } from '../support/linked-folder.ts';

const TAKEN = 'the new build is served';

/** Reloads before the first measurement, and between the two. */
const [WARM_UPS, RELOADS] = [7, 10];

/** The most memory that may remain, MB; one leaked build needs as much. */
const LEFT = 100;

const saysTimes = (server: Program, words: string): number => server.output().split(words).length - 1;

test(`${RELOADS} reloads of whole builds leave less than ${LEFT} MB behind`, async () => {
  const root = temporaryFolder('whole');
  const link = join(root, 'current');
  // Reloading the served build itself would not read a second one.
  const [first, second] = [resolve('dist'), join(root, 'dist')];
  linkBuild(first, second);
  let turn = 0;
  const pointOn = (): void => {
    symlinkSync(turn % 2 === 0 ? first : second, `${link}.new`);
    renameSync(`${link}.new`, link);
    turn += 1;
  };
  pointOn();
  const server = await startProgram(['src/serve.ts', link], {
    environment: { PORT: '0', RATE_LIMIT: 'off' },
  });
  onTestFinished(async () => {
    await server.terminate();
  });
  const reloadOnce = async (): Promise<void> => {
    const before = saysTimes(server, TAKEN);
    pointOn();
    process.kill(server.processId, 'SIGHUP');
    await expect.poll(() => saysTimes(server, TAKEN), { interval: 50 }).toBe(before + 1);
  };
  const reloadTimes = async (times: number): Promise<void> => {
    for (let count = 0; count < times; count += 1) {
      await reloadOnce();
      for (let group = 0; group < 2; group += 1) {
        // Fewer pending requests than the bytes allowed for one client.
        const asked = Array.from({ length: 50 }, (_, number) =>
          fetch(`${server.address}/api/v1/actuators?limit=100&min_peak_torque_nm=${50 * group + number}`),
        );
        await Promise.all(asked.map(async (answer) => (await answer).text()));
      }
    }
  };
  const heldMegabytes = async (): Promise<number> => {
    await reloadOnce();
    await pause(1000);
    return residentMegabytes(server.processId);
  };
  // The same build is served at both measurements, because the number of reloads between them is even.
  await reloadTimes(WARM_UPS);
  const before = await heldMegabytes();
  await reloadTimes(RELOADS - 1);
  expect((await heldMegabytes()) - before).toBeLessThan(LEFT);
});

/** Makes a build equal to another one except for an empty line. */
function linkBuild(from: string, to: string): void {
  linkFolder(from, to);
  const manifest = readFileSync(join(from, 'manifest.json'), 'utf8');
  rmSync(join(to, 'manifest.json'));
  writeFileSync(join(to, 'manifest.json'), `${manifest}\n`);
}

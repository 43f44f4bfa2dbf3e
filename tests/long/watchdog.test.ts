import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../scripts/support/temporary-folder.ts';
import { startProgram } from '../contract/support/program.ts';
import { writeSmallBuild } from '../support/small-build.ts';

/** Each message is a process of its own: half of this is between two, so that a busy machine keeps their order. */
const PATIENCE_MILLISECONDS = 2000;

/** A replacement for systemd's notify program that records its arguments. */
function fakeNotifier(): { readonly folder: string; readonly told: () => string[] } {
  const folder = temporaryFolder('notifier');
  const [program, file] = [join(folder, 'systemd-notify'), join(folder, 'told')];
  writeFileSync(program, `#!/bin/sh\necho "$1" >> '${file}'\n`);
  chmodSync(program, 0o755);
  return {
    folder,
    told: () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []),
  };
}

/** A count after it has been stable for a second. */
async function settled(count: () => number): Promise<number> {
  let seen = NaN;
  while (seen !== count()) {
    seen = count();
    await pause(1000);
  }
  return seen;
}

test('a supervisor gets a ready message, and a watchdog message as long as the event loop runs', async () => {
  const { folder, told } = fakeNotifier();
  const build = temporaryFolder('watched');
  writeSmallBuild(build);
  const server = await startProgram(['src/serve.ts', build], {
    environment: {
      PORT: '0',
      PATH: [folder, process.env.PATH ?? ''].join(delimiter),
      NOTIFY_SOCKET: '/run/nobody',
      WATCHDOG_USEC: String(PATIENCE_MILLISECONDS * 1000),
    },
  });
  onTestFinished(async () => {
    await server.terminate();
  });
  await expect.poll(told).toContain('WATCHDOG=1');
  expect(told()[0]).toBe('READY=1');
  process.kill(server.processId, 'SIGSTOP');
  // Earlier messages come from separate processes, which may be slow on a busy machine.
  const before = await settled(() => told().length);
  await pause(3 * PATIENCE_MILLISECONDS);
  expect(told()).toHaveLength(before);
  process.kill(server.processId, 'SIGCONT');
  await expect.poll(() => told().length).toBeGreaterThan(before);
});

import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../scripts/support/temporary-folder.ts';
import { startProgram } from './support/program.ts';

const PATIENCE_MILLISECONDS = 600;

/** A program in the place of systemd's own, which writes down what it is told. */
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

test('a supervisor hears that the server is ready, and signs of life for as long as its event loop runs', async () => {
  const { folder, told } = fakeNotifier();
  const server = await startProgram(['src/serve.ts'], {
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
  await expect.poll(told, { timeout: 20_000 }).toContain('WATCHDOG=1');
  expect(told()[0]).toBe('READY=1');
  process.kill(server.processId, 'SIGSTOP');
  // All earlier messages are written down by then.
  await pause(PATIENCE_MILLISECONDS);
  const before = told().length;
  await pause(3 * PATIENCE_MILLISECONDS);
  expect(told()).toHaveLength(before);
  process.kill(server.processId, 'SIGCONT');
  await expect.poll(() => told().length, { timeout: 20_000 }).toBeGreaterThan(before);
});

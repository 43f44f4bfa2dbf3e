import { beforeAll, expect, test } from 'vitest';
import {
  addressIn,
  runProcess,
  startProcess,
  untilPrinted,
  type Launch,
} from '../../scripts/support/processes/process.ts';
import type { Environment } from '../contract/support/program.ts';

const npmStart = (environment: Environment): Launch => ({
  command: 'npm',
  args: ['start'],
  environment: { PORT: '0', ...environment },
});

// Builds first, because a missing build would take longer than a start may.
beforeAll(async () => {
  expect((await runProcess({ ...npmStart({}), args: ['run', 'build'] })).exitCode).toBe(0);
});

test('two servers in one folder run side by side, log separately, and end at the first signal', async () => {
  const ready = untilPrinted(/listening on/);
  const first = await startProcess(npmStart({}), ready);
  const second = await startProcess(npmStart({}), ready);
  const addresses = [first, second].map((server) => addressIn(server.output()));
  expect(new Set(addresses).size).toBe(2);
  for (const address of addresses) expect((await fetch(`${address}/api`)).status).toBe(200);
  expect(await Promise.all([first.stop('SIGINT'), second.stop('SIGTERM')])).toEqual([0, 0]);
  for (const { complaints } of [first, second]) expect(complaints()).toMatch(/^\{.*"path":"\/api".*\}$/m);
});

test('a bad setting is reported before anything is built', async () => {
  const { exitCode, stdout, stderr } = await runProcess(npmStart({ PORT: 'http' }));
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/^PORT: found "http", wanted /m);
  // Only npm's own lines about the script that it runs.
  expect(stdout.split('\n').filter((line) => line !== '' && !line.startsWith('> '))).toEqual([]);
});

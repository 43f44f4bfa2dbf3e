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

// A finished build is not waited for; one that a test run has not made would take longer than a start may.
beforeAll(async () => {
  expect((await runProcess({ ...npmStart({}), args: ['run', 'build'] })).exitCode).toBe(0);
});

test('two in one folder serve beside each other, log by themselves, and end by the first signal', async () => {
  const ready = untilPrinted(/listening on/);
  const first = await startProcess(npmStart({}), ready);
  const second = await startProcess(npmStart({}), ready);
  const addresses = [first, second].map((server) => addressIn(server.output()));
  expect(new Set(addresses).size).toBe(2);
  for (const address of addresses) expect((await fetch(`${address}/api`)).status).toBe(200);
  expect(await Promise.all([first.stop('SIGINT'), second.stop('SIGTERM')])).toEqual([0, 0]);
  for (const { complaints } of [first, second]) expect(complaints()).toMatch(/^\{.*"path":"\/api".*\}$/m);
});

test('a bad setting is told before anything is built', async () => {
  const { exitCode, stdout, stderr } = await runProcess(npmStart({ PORT: 'http' }));
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/^PORT: found "http", wanted /m);
  // The lines of npm about the script that it runs, and nothing else.
  expect(stdout.split('\n').filter((line) => line !== '' && !line.startsWith('> '))).toEqual([]);
});

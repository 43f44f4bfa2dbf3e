import { cpSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startLoad } from '../support/steady-load.ts';
import { PLENTY, startProgram, type Program } from './support/program.ts';
import { makeReleases } from './support/releases.ts';

const RECORD = '/api/v1/actuators/acme-a1';
const LIST = '/api/v1/actuators?limit=1';
const GUIDE = '/docs/api.md';

const TAKEN = 'the new build is served';
const REFUSED = 'the new build is refused';

const { current, write, copy, point } = makeReleases();
write('two');
write('elsewhere', 'https://other.example');

/** One server for all tests; each test begins with the build `one`. */
let started: Program | undefined;

function server(): Program {
  if (started === undefined) throw new Error('The server is started by `beforeAll`: ask it inside a test.');
  return started;
}

beforeAll(async () => {
  started = await startProgram(['src/serve.ts', current], { environment: { PORT: '0', ...PLENTY } });
});
afterAll(async () => {
  expect(await started?.terminate()).toBe(0);
});
beforeEach(() => take('one'));

const reload = (): boolean => process.kill(server().processId, 'SIGHUP');

/** The number of log lines so far with these words. */
const timesSaid = (words: string): number => server().output().split(words).length - 1;

const often = { interval: 20 };

/** Acts and waits for the log line with the result. */
async function hearing(words: string, act: () => void): Promise<void> {
  const before = timesSaid(words);
  act();
  await expect.poll(() => timesSaid(words), often).toBe(before + 1);
}

/** Points the link to a build and waits until it is served. */
const take = (folder: string): Promise<void> => pointing(folder, TAKEN);

/** Points the link to a build, reloads, and waits for a log line with these words. */
const pointing = (folder: string, words: string): Promise<void> =>
  hearing(words, () => {
    point(folder);
    reload();
  });

/** The name of the build that answers a path. */
async function builtBy(path: string): Promise<string | undefined> {
  const text = await (await fetch(server().address + path, { headers: { Connection: 'close' } })).text();
  return /"name":"([^"]+)"|Guide of (\S+)/.exec(text)?.slice(1).find(Boolean);
}

const builders = () => Promise.all([RECORD, LIST, GUIDE].map(builtBy));

const health = async (): Promise<unknown> => (await fetch(`${server().address}/healthz`)).json();

/** The reasons of all log lines that refuse a build. */
const refusals = (): string[] =>
  [
    ...server()
      .output()
      .matchAll(/"error":"(.*?)","msg"/g),
  ].map(([, error = '']) => error);

test('SIGHUP takes the build to which the link leads by then: documents, computed answers that were kept, and pages; under load no request is lost', async () => {
  expect(await builders()).toEqual(['one', 'one', 'one']);
  const load = startLoad({ address: server().address, targets: [RECORD, LIST, '/api'], perSecond: 500 });
  await take('two');
  const { requests, failures } = await load.stop();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(20);
  expect(await builders()).toEqual(['two', 'two', 'two']);
});

test('a build that is not whole, or for another base is refused with one line, and the next one is taken', async () => {
  truncateSync(join(copy('two', 'half'), 'documents.bin'), 10);
  await pointing('half', REFUSED);
  await pointing('elsewhere', REFUSED);
  expect(refusals()).toEqual([
    expect.stringContaining('documents.bin has 10 bytes'),
    expect.stringContaining('BASE_URL is http://localhost:4321'),
  ]);
  expect(await builtBy(RECORD)).toBe('one');
  expect(await health()).toMatchObject({ troubles: ['build_outdated'] });
  await take('two');
  expect(await builtBy(RECORD)).toBe('two');
});

test('a rebuild in the served folder changes nothing before the signal', async () => {
  const folder = copy('one', 'rebuilt');
  await take('rebuilt');
  rmSync(folder, { recursive: true });
  expect(await health()).toMatchObject({ status: 'degraded', troubles: ['build_outdated'] });
  for (const path of [RECORD, LIST, GUIDE]) expect(await builtBy(path)).toBe('one');
  cpSync(copy('two', 'anew'), folder, { recursive: true });
  for (const path of [RECORD, LIST, GUIDE]) expect(await builtBy(path)).toBe('one');
  await hearing(TAKEN, reload);
  expect(await builtBy(GUIDE)).toBe('two');
  expect(await health()).toEqual({ status: 'ok', actuators: 2, robots: 2 });
});

test('a storm of signals is one reload, and a signal after it another; clients are counted on', async () => {
  const remaining = async (): Promise<number> =>
    Number((await fetch(`${server().address}/api`)).headers.get('X-RateLimit-Remaining'));
  const first = await remaining();
  expect(first).toBeGreaterThan(0);
  const before = timesSaid(TAKEN);
  await hearing(TAKEN, () => {
    for (let count = 0; count < 300; count += 1) reload();
  });
  await hearing(TAKEN, reload);
  expect(timesSaid(TAKEN) - before).toBe(2);
  expect([await remaining(), await remaining()]).toEqual([first - 1, first - 2]);
});

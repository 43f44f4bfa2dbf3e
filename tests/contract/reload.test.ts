import { cpSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startLoad } from '../support/steady-load.ts';
import { startProgram, type Environment, type Program } from './support/program.ts';
import { makeReleases } from './support/releases.ts';

const RECORD = '/api/v1/actuators/acme-a1';
const LIST = '/api/v1/actuators?limit=1';
const GUIDE = '/docs/api.md';

const TAKEN = 'the new build is served';
const REFUSED = 'the new build is refused';

/** A server over a folder of builds. */
async function start(environment: Environment = {}) {
  const releases = makeReleases();
  const server = await startProgram(['src/serve.ts', releases.current], {
    environment: { PORT: '0', ...environment },
  });
  onTestFinished(async () => {
    await server.terminate();
  });
  const reload = (): boolean => process.kill(server.processId, 'SIGHUP');
  return { ...releases, server, reload };
}

/** The name of the build that answers at a path. */
async function builtBy({ address }: Program, path: string): Promise<string | undefined> {
  const text = await (await fetch(`${address}${path}`, { headers: { Connection: 'close' } })).text();
  return /"name":"([^"]+)"|Guide of (\S+)/.exec(text)?.slice(1).find(Boolean);
}

const saysTimes = (server: Program, words: string): number => server.output().split(words).length - 1;

/** Each line of the log that refuses a build, by its reason. */
const refusals = (server: Program): string[] =>
  [...server.output().matchAll(/"error":"(.*?)","msg"/g)].map(([, error = '']) => error);

const often = { interval: 50 };

test('SIGHUP takes the build to which the link leads by then: documents, computed answers that were kept, and pages', async () => {
  const { server, write, point, reload } = await start();
  const builders = () => Promise.all([RECORD, LIST, GUIDE].map((path) => builtBy(server, path)));
  expect(await builders()).toEqual(['one', 'one', 'one']);
  write('two');
  point('two');
  reload();
  await expect.poll(() => saysTimes(server, TAKEN), often).toBe(1);
  expect(await builders()).toEqual(['two', 'two', 'two']);
});

test('a build that is not whole, empty, or for another base is refused with one line, and the next one is taken', async () => {
  const { server, write, point, reload, current } = await start();
  const harms: Readonly<Record<string, (folder: string) => void>> = {
    'of half its documents': (folder) => truncateSync(join(folder, 'documents.bin'), 10),
    'of half a manifest': (folder) => truncateSync(join(folder, 'manifest.json'), 100),
    'without its documents': (folder) => rmSync(join(folder, 'documents.bin')),
    'without a manifest': (folder) => rmSync(join(folder, 'manifest.json')),
    empty: (folder) => rmSync(folder, { recursive: true }),
  };
  for (const [index, [name, harm]] of Object.entries(harms).entries()) {
    harm(write(name));
    point(name);
    reload();
    await expect.poll(() => saysTimes(server, REFUSED), often).toBe(index + 1);
  }
  write('elsewhere', 'https://other.example');
  point('elsewhere');
  reload();
  await expect.poll(() => saysTimes(server, REFUSED), often).toBe(6);
  expect(refusals(server)).toEqual([
    expect.stringContaining('documents.bin has 10 bytes'),
    expect.stringContaining('manifest.json cannot be read'),
    expect.stringContaining('documents.bin cannot be read'),
    expect.stringContaining('manifest.json cannot be read'),
    expect.stringContaining('manifest.json cannot be read'),
    expect.stringContaining('BASE_URL is http://localhost:4321'),
  ]);
  expect(await builtBy(server, RECORD)).toBe('one');
  expect(await (await fetch(`${server.address}/healthz`)).json()).toMatchObject({
    troubles: ['build_outdated'],
  });
  write('two');
  point('two');
  reload();
  await expect.poll(() => builtBy(server, RECORD), often).toBe('two');
  expect(current).toBeTruthy();
});

test('a rebuild of the folder that is served changes nothing before the signal, whatever was asked for until then', async () => {
  const { server, write, reload } = await start();
  const folder = write('one');
  rmSync(folder, { recursive: true });
  const health = async (): Promise<unknown> => (await fetch(`${server.address}/healthz`)).json();
  expect(await health()).toMatchObject({ status: 'degraded', troubles: ['build_outdated'] });
  for (const path of [RECORD, LIST, GUIDE]) expect(await builtBy(server, path)).toBe('one');
  cpSync(write('two'), folder, { recursive: true });
  for (const path of [RECORD, LIST, GUIDE]) expect(await builtBy(server, path)).toBe('one');
  reload();
  await expect.poll(() => builtBy(server, GUIDE), often).toBe('two');
  expect(await health()).toEqual({ status: 'ok', actuators: 2, robots: 2 });
});

test('no request is lost over a reload under load', async () => {
  const { server, write, point, reload } = await start({ RATE_LIMIT: 'off' });
  const load = startLoad({ address: server.address, targets: [RECORD, LIST, '/api'], perSecond: 500 });
  write('two');
  point('two');
  reload();
  await expect.poll(() => saysTimes(server, TAKEN), often).toBe(1);
  const { requests, failures } = await load.stop();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(20);
  expect(await builtBy(server, RECORD)).toBe('two');
});

test('clients are counted on over a reload', async () => {
  const { server, reload } = await start({ RATE_LIMIT: '9/60' });
  const remaining = async (): Promise<number> =>
    Number((await fetch(`${server.address}/api`)).headers.get('X-RateLimit-Remaining'));
  expect([await remaining(), await remaining()]).toEqual([8, 7]);
  reload();
  await expect.poll(() => saysTimes(server, TAKEN), often).toBe(1);
  expect([await remaining(), await remaining()]).toEqual([6, 5]);
});

test('a storm of signals is one reload, and a signal after it another', async () => {
  const { server, reload } = await start();
  for (let count = 0; count < 300; count += 1) reload();
  await expect.poll(() => saysTimes(server, TAKEN), often).toBe(1);
  reload();
  await expect.poll(() => saysTimes(server, TAKEN), often).toBe(2);
});

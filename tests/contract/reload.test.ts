import { rmSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startLoad } from '../support/steady-load.ts';
import { startProgram, type Environment, type Program } from './support/program.ts';
import { makeReleases } from './support/releases.ts';

const RECORD = '/api/v1/actuators/acme-a1';
const LIST = '/api/v1/robots';

/** A server over a folder of builds, alone or with workers. */
async function start(options: readonly string[], environment: Environment = {}) {
  const releases = makeReleases();
  const server = await startProgram(['src/origin/main.ts', ...options, releases.current], {
    environment: { PORT: '0', ...environment },
  });
  onTestFinished(async () => {
    await server.terminate();
  });
  const reload = (): boolean => process.kill(server.processId, 'SIGHUP');
  return { ...releases, server, reload };
}

const built = async ({ address }: Program, path: string): Promise<unknown> => (await fetch(`${address}${path}`)).json();

const saysTimes = (server: Program, words: string): number => server.output().split(words).length - 1;

/** A connection that stays open is waited for when a worker retires. */
const ONCE = { headers: { Connection: 'close' } };

const inTime = { timeout: 20_000, interval: 50 };

describe.each([
  { name: 'alone', options: [] },
  { name: 'with 2 workers', options: ['--workers', '2'] },
])('a server $name', ({ options }) => {
  test('takes by SIGHUP the build to which its link leads by then: documents, computed ones that were kept, and pages', async () => {
    const { server, write, point, reload } = await start(options);
    expect([await built(server, RECORD), await built(server, LIST)]).toEqual([{ build: 'one' }, { build: 'one' }]);
    write('two');
    point('two');
    reload();
    await expect.poll(() => saysTimes(server, 'the new build is served'), inTime).toBe(1);
    expect([await built(server, RECORD), await built(server, LIST)]).toEqual([{ build: 'two' }, { build: 'two' }]);
    expect(await (await fetch(`${server.address}/docs/api.md`, ONCE)).text()).toBe('# Guide of two');
  });

  test('refuses with one line a build that cannot be served, and goes on with the old one', async () => {
    const { server, write, point, reload } = await start(options);
    const bad: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      'of another base': { 'client/api.json': '{"base_url":"https://other.example"}' },
      broken: { 'server/entry.mjs': 'export const nothing = 1;' },
      mute: { 'server/entry.mjs': 'export const handler = (request, response) => response.writeHead(500).end();' },
    };
    for (const [name, files] of Object.entries(bad)) write(name, files);
    for (const [index, name] of [...Object.keys(bad), 'missing'].entries()) {
      point(name);
      reload();
      await expect.poll(() => saysTimes(server, 'the new build is refused'), inTime).toBe(index + 1);
    }
    expect(await built(server, LIST)).toEqual({ build: 'one' });
    const lines = server
      .output()
      .trim()
      .split('\n')
      .slice(1)
      .filter((line) => !line.includes('"path"'));
    expect(lines.map((line) => /"fault":"(.*?)"/.exec(line)?.[1])).toEqual([
      expect.stringContaining('BASE_URL'),
      expect.stringContaining('exports no handler'),
      expect.stringContaining('does not answer'),
      expect.stringContaining('is missing'),
    ]);
  });

  test('loses no request over a reload under load', async () => {
    const { server, write, point, reload } = await start(options, { RATE_LIMIT: 'off', LOG_LEVEL: 'info' });
    const load = startLoad({ address: server.address, targets: [RECORD, LIST, '/api'], perSecond: 500 });
    write('two');
    point('two');
    reload();
    await expect.poll(() => saysTimes(server, 'the new build is served'), inTime).toBe(1);
    const { requests, failures } = await load.stop();
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThan(20);
    expect(await built(server, RECORD)).toEqual({ build: 'two' });
  });

  test('goes on counting its clients', async () => {
    const { server, reload } = await start(options, { RATE_LIMIT: '9/60' });
    const remaining = async (): Promise<number> =>
      Number((await fetch(`${server.address}/api`, ONCE)).headers.get('X-RateLimit-Remaining'));
    expect([await remaining(), await remaining()]).toEqual([8, 7]);
    reload();
    await expect.poll(() => saysTimes(server, 'the new build is served'), inTime).toBe(1);
    expect([await remaining(), await remaining()]).toEqual([6, 5]);
  });
});

test('a build that takes the place of another in the same folder is taken too, and before that nothing of it is', async () => {
  const { server, write, reload } = await start([]);
  const folder = write('one');
  expect(await built(server, LIST)).toEqual({ build: 'one' });
  rmSync(folder, { recursive: true });
  write('one', {
    'client/docs/api.md': '# Other guide',
    'server/entry.mjs': `export { handler } from './chunk.mjs';`,
    'server/chunk.mjs': `export const handler = (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"build":"another"}');
    };`,
  });
  expect((await fetch(`${server.address}/docs/api.md`, ONCE)).status).toBe(500);
  expect(await built(server, LIST)).toEqual({ build: 'one' });
  reload();
  await expect.poll(() => saysTimes(server, 'the new build is served'), inTime).toBe(1);
  expect(await built(server, LIST)).toEqual({ build: 'another' });
  expect(await (await fetch(`${server.address}/docs/api.md`, ONCE)).text()).toBe('# Other guide');
});

test('a SIGHUP while a build is being loaded has it loaded once more', async () => {
  const { server, reload } = await start([]);
  reload();
  reload();
  await expect.poll(() => saysTimes(server, 'the new build is served'), inTime).toBeGreaterThan(0);
  reload();
  await expect.poll(() => saysTimes(server, 'the new build is served'), inTime).toBeGreaterThan(1);
});

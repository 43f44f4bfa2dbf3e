import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { writeManifest } from '../../scripts/manifest/write-pack-and-manifest.ts';
import { percentile } from '../../scripts/support/numbers/statistics.ts';
import { connectRaw, statusesIn } from '../../scripts/support/raw-connection.ts';
import { temporaryFolder } from '../../scripts/support/temporary-folder.ts';
import { PACK_FILE } from '../../src/server/documents/packed-files.ts';
import { BASE_URL, startProgram, type Program } from '../contract/support/program.ts';
import { linkFolder } from '../support/linked-folder.ts';
import { writeSmallBuild } from '../support/small-build.ts';
import { startLoad, type Outcome } from '../support/steady-load.ts';
import { startReplicas } from './support/replicas.ts';
import { pointTo } from './support/second-build.ts';

const PER_SECOND = 500;

/** The time under load before and after an action. */
const LEAD_MILLISECONDS = 500;
const ENVIRONMENT = { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
const TARGETS = [
  '/api/v1/actuators/unitree-go-m8010-6',
  '/api/v1/actuators?sort=weight_g&limit=5',
  '/api/v1/brands',
  '/api/v1/robots?limit=10',
];

const rows: string[] = [];
afterAll(() => {
  console.log(
    ['', `At ${PER_SECOND} requests/s:`, row(['', 'requests', 'failed', 'p50', 'p99', 'max']), ...rows].join(
      '\n',
    ),
  );
});

const row = ([name = '', ...figures]: readonly string[]): string =>
  `${name.padEnd(42)}${figures.map((figure) => figure.padStart(10)).join('')}`;

/** Loads an address while a test acts, and records the figures. */
async function duringLoad(name: string, address: string, deed: () => Promise<void>): Promise<Outcome> {
  const load = startLoad({ address, targets: TARGETS, perSecond: PER_SECOND });
  await pause(LEAD_MILLISECONDS);
  await deed();
  await pause(LEAD_MILLISECONDS);
  const outcome = await load.stop();
  const times = [0.5, 0.99, 1].map((share) => `${Math.round(percentile(outcome.times, share))} ms`);
  rows.push(row([name, String(outcome.requests), String(outcome.failures.length), ...times]));
  return outcome;
}

/** A link to a build, a copy of that build, and a server over the link. */
async function startOverLink() {
  const folder = temporaryFolder('releases');
  const [link, next] = [join(folder, 'current'), join(folder, 'next')];
  linkFolder('dist', next);
  markBuild(next);
  pointTo(resolve('dist'), link);
  const server = await startProgram(['src/serve.ts', link], { environment: { PORT: '0', ...ENVIRONMENT } });
  onTestFinished(async () => {
    await server.terminate();
  });
  const reload = (): void => {
    pointTo(next, link);
    process.kill(server.processId, 'SIGHUP');
  };
  return { server, reload };
}

/** Changes the text of the guide, with a manifest to match. */
function markBuild(folder: string): void {
  // Linked files are replaced, never written into.
  for (const file of ['client/docs/api.md', PACK_FILE, 'manifest.json']) rmSync(join(folder, file));
  writeFileSync(join(folder, 'client/docs/api.md'), 'the next build');
  writeManifest({ folder, project: process.cwd(), baseUrl: BASE_URL });
}

const textServed = async ({ address }: Program): Promise<string> =>
  (
    await fetch(`${address}/docs/api.md`, { headers: { 'Accept-Encoding': 'identity', Connection: 'close' } })
  ).text();

const seldom = { interval: 250 };

describe('no request fails', () => {
  test('while one process loads another build', async () => {
    const { server, reload } = await startOverLink();
    const outcome = await duringLoad('reload of a process', server.address, async () => {
      reload();
      await expect.poll(() => textServed(server), seldom).toBe('the next build');
    });
    expect(server.output()).not.toContain('refused');
    expect(outcome.failures).toEqual([]);
  });

  test('while 3 replicas behind nginx are restarted one after the other', async () => {
    const replicas = await startReplicas(ENVIRONMENT);
    onTestFinished(replicas.stop);
    const outcome = await duringLoad(
      'rolling restart of 3 replicas and nginx',
      replicas.address,
      replicas.restartEach,
    );
    expect(outcome.failures).toEqual([]);
  });
});

const STOPS = 4;
const WAITING = 50;

/** The time that a stopping server gives its clients to notice. */
const LINGER_MILLISECONDS = 1000;

const smallBuild = temporaryFolder('stopped');
writeSmallBuild(smallBuild);

/** A server on a free port with a small build, because its build does not matter here. */
const startAlone = (): Promise<Program> =>
  startProgram(['src/serve.ts', smallBuild], {
    environment: { PORT: '0', ...ENVIRONMENT, MAX_CONNECTIONS_PER_CLIENT: '256' },
  });

async function stopUnderLoad(name: string): Promise<Outcome> {
  const server = await startAlone();
  return duringLoad(name, server.address, async () => {
    expect(await server.terminate()).toBe(0);
  });
}

describe('a stop loses no request', () => {
  test(`that is pending, ${STOPS} times over`, async () => {
    let told = 0;
    for (let attempt = 1; told < STOPS; attempt += 1) {
      expect(attempt, 'this machine is too busy to tell').toBeLessThanOrEqual(5 * STOPS);
      const outcome = await stopUnderLoad(`stop ${attempt}`);
      // A client that reads nothing while the server lingers cannot notice its end, so its requests may fail.
      if (outcome.longestPause > LINGER_MILLISECONDS / 2) continue;
      told += 1;
      // A refused connection is not a loss, because nothing was sent.
      expect(outcome.failures.filter((failure) => !failure.includes('ECONNREFUSED'))).toEqual([]);
    }
  });

  test('on a connection that the process had not accepted yet', async () => {
    const server = await startAlone();
    process.kill(server.processId, 'SIGSTOP');
    const connections = await Promise.all(Array.from({ length: WAITING }, () => connectRaw(server.address)));
    for (const { write } of connections) write('GET /api/v1/brands HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const ended = server.terminate();
    process.kill(server.processId, 'SIGCONT');
    const heard = await Promise.all(connections.map(({ closed }) => closed));
    expect(heard.flatMap(statusesIn)).toEqual(Array.from({ length: WAITING }, () => 200));
    expect(await ended).toBe(0);
  });

  test('on an idle connection while the process was paused', async () => {
    const server = await startAlone();
    const connection = await connectRaw(server.address);
    connection.write('GET /api/v1/brands HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await connection.hears(1);
    const ended = server.terminate();
    await expect.poll(() => refuses(server.address), seldom).toBe(true);
    process.kill(server.processId, 'SIGSTOP');
    connection.write('GET /api/v1/categories HTTP/1.1\r\nHost: localhost\r\n\r\n');
    // Longer than the server waits, so that its time is up when it continues.
    await pause(1500);
    process.kill(server.processId, 'SIGCONT');
    expect(statusesIn(await connection.closed)).toEqual([200, 200]);
    expect(await ended).toBe(0);
  });
});

/** True if nothing listens at an address. */
const refuses = (address: string): Promise<boolean> =>
  connectRaw(address).then(
    ({ cut }) => {
      cut();
      return false;
    },
    () => true,
  );

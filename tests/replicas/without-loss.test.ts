import { cpSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildManifest } from '../../scripts/manifest/build.ts';
import { percentile } from '../../scripts/measuring/statistics.ts';
import { temporaryFolder } from '../../scripts/measuring/temporary-folder.ts';
import { BASE_URL, startProgram, type Program } from '../contract/support/program.ts';
import { startLoad, type Outcome } from '../support/steady-load.ts';
import { startReplicas } from './support/replicas.ts';
import { pointTo } from './support/second-build.ts';

const PER_SECOND = 500;
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
    ['', `At ${PER_SECOND} requests/s:`, row(['', 'requests', 'failed', 'p50', 'p99', 'max']), ...rows].join('\n'),
  );
});

const row = ([name = '', ...figures]: readonly string[]): string =>
  `${name.padEnd(42)}${figures.map((figure) => figure.padStart(10)).join('')}`;

/** Loads an address while a test does something, and takes its figures down. */
async function duringLoad(name: string, address: string, deed: () => Promise<void>): Promise<Outcome> {
  const load = startLoad({ address, targets: TARGETS, perSecond: PER_SECOND });
  await pause(1500);
  await deed();
  await pause(1500);
  const outcome = await load.stop();
  const times = [0.5, 0.99, 1].map((share) => `${Math.round(percentile(outcome.times, share))} ms`);
  rows.push(row([name, String(outcome.requests), String(outcome.failures.length), ...times]));
  return outcome;
}

/** A link to a build, another build of the same catalog elsewhere, and a server over the link. */
async function startOverLink() {
  const folder = temporaryFolder('releases');
  const [link, next] = [join(folder, 'current'), join(folder, 'next')];
  cpSync('dist', next, { recursive: true });
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

/** Another text of the guide, and the manifest that has it. */
function markBuild(folder: string): void {
  writeFileSync(join(folder, 'client/docs/api.md'), 'the next build');
  const manifest = buildManifest({ folder, project: process.cwd(), baseUrl: BASE_URL });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

const textServed = async ({ address }: Program): Promise<string> =>
  (await fetch(`${address}/docs/api.md`, { headers: { 'Accept-Encoding': 'identity', Connection: 'close' } })).text();

const inTime = { timeout: 120_000, interval: 250 };

describe('no request fails', () => {
  test('while one process takes another build', async () => {
    const { server, reload } = await startOverLink();
    const outcome = await duringLoad('reload of a process', server.address, async () => {
      reload();
      await expect.poll(() => textServed(server), inTime).toBe('the next build');
    });
    expect(server.output()).not.toContain('refused');
    expect(outcome.failures).toEqual([]);
  });

  test('while 3 replicas behind nginx are restarted one after the other', async () => {
    const replicas = await startReplicas(ENVIRONMENT);
    onTestFinished(replicas.stop);
    const outcome = await duringLoad('rolling restart of 3 replicas and nginx', replicas.address, replicas.restartEach);
    expect(outcome.failures).toEqual([]);
  });
});

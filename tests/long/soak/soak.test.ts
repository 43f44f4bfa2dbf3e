import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { randomFrom } from '../../../scripts/support/numbers/random.ts';
import { residentMegabytes } from '../../../scripts/support/processes/memory.ts';
import { startOwnServer } from '../../../scripts/support/processes/own-server.ts';
import { addressIn } from '../../../scripts/support/processes/process.ts';
import { connectRaw } from '../../../scripts/support/raw-connection.ts';
import { BASE_URL } from '../../contract/support/program.ts';
import { IS_LONG } from '../../support/runs.ts';
import { visitsOver, type Material, type Sent } from './visits.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? (IS_LONG ? 1 : 0.25));

const CONNECTIONS = 8;

/** The memory limit of the unit and the container (deploy/), MB. */
const MOST_MEGABYTES = 768;

// Half of a client's limit, so that no request is refused.
const REQUESTS_OF_A_CLIENT = 60;

const start = async () => {
  const environment = { BASE_URL, RATE_LIMIT: '120/60', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' };
  const server = await startOwnServer(environment);
  onTestFinished(() => void server.stop('SIGKILL'));
  return { ...server, address: addressIn(server.output()) };
};

let asked = 0;

/** Sends a request as a separate client; equal answers give equal texts. */
async function answerOf(address: string, { target, ...sent }: Sent): Promise<string> {
  const number = Math.floor((asked += 1) / REQUESTS_OF_A_CLIENT);
  const headers = { ...sent.headers, 'X-Forwarded-For': `198.18.${(number >> 8) & 255}.${number & 255}` };
  const response = await fetch(address + target, { ...sent, headers, redirect: 'manual' });
  const told = ['etag', 'content-type', 'content-encoding', 'cache-control', 'location'];
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return JSON.stringify([response.status, told.map((name) => response.headers.get(name)), body]);
}

const recordsOf = z.object({ data: z.array(z.object({ id: z.string() })) });

async function materialOf(address: string): Promise<Material> {
  const idsOf = async (path: string): Promise<string[]> =>
    recordsOf.parse(await (await fetch(address + path)).json()).data.map(({ id }) => id);
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].flatMap(
    ([, path]) => path ?? [],
  );
  return {
    actuatorIds: await idsOf('/api/v1/actuators?limit=100'),
    robotIds: await idsOf('/api/v1/robots?limit=100'),
    pages,
  };
}

/** Points at which bad clients and bad networks disconnect: within a head, a body or an answer. */
const CUTS = [
  'GET /api/v1/actuators?lim',
  'POST /api/v1/actuators/compare HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"ids"',
  'GET /changes HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20),
];

test(
  `${MINUTES} minutes of mixed load, broken connections and reloads: every answer equals that of an idle server`,
  { timeout: (MINUTES + 10) * 60_000 },
  async () => {
    const [loaded, quiet] = [await start(), await start()];
    const material = await materialOf(quiet.address);
    const draw = visitsOver(material, randomFrom(1));
    const started = performance.now();
    const share = (): number => (performance.now() - started) / (MINUTES * 60_000);
    const wrong: string[] = [];
    let compared = 0;

    const visit = async (worker: number): Promise<void> => {
      const random = randomFrom(worker);
      while (share() < 1) {
        const sent = draw(random);
        const [found, wanted] = await Promise.all([
          answerOf(loaded.address, sent),
          answerOf(quiet.address, sent),
        ]);
        compared += 1;
        if (found !== wanted || found.startsWith('[5'))
          wrong.push(
            `${sent.method} ${sent.target}: found ${found.slice(0, 300)}, wanted ${wanted.slice(0, 300)}`,
          );
      }
    };
    const disturb = async (): Promise<void> => {
      for (let turn = 0; share() < 1; turn += 1) {
        const connection = await connectRaw(loaded.address);
        connection.write(CUTS[turn % CUTS.length] ?? '');
        await pause(250);
        connection.cut();
        if (turn % 60 === 0) process.kill(loaded.pid, 'SIGHUP');
      }
    };
    let most = 0;
    const watch = async (): Promise<void> => {
      while (share() < 1) {
        await pause(1000);
        most = Math.max(most, residentMegabytes(loaded.pid));
      }
    };
    await Promise.all([
      ...Array.from({ length: CONNECTIONS }, (_, worker) => visit(worker)),
      disturb(),
      watch(),
    ]);

    console.log(`soak: ${compared} answers compared; memory at most ${most.toFixed(0)} MB`);
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(compared).toBeGreaterThan(300 * Math.min(1, MINUTES));
    expect(most).toBeLessThan(MOST_MEGABYTES);
    expect(await loaded.stop()).toBe(0);
    expect(loaded.complaints()).toBe('');
  },
);

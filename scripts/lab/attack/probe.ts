import { once } from 'node:events';
import { request } from 'node:http';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { percentile } from '../../support/statistics.ts';

/** What others ask for during an attack. */
export const PROBED = ['/healthz', '/metrics', '/api/v1/actuators/unitree-go-m8010-6'] as const;

const probed = z.object({
  /** For each path the 99th percentile of the times to the end of the answer, milliseconds. */
  p99: z.array(z.number()),
  /** Requests that broke, or were answered by another status than 200. */
  lost: z.number(),
});

/** What other clients than the attackers notice. */
export type ProbeReport = Readonly<z.infer<typeof probed>>;

const ANSWER = z.tuple([probed]);

const EVERY_MILLISECONDS = 50;

/** As many clients as it takes for none of them to meet its limit. */
const CLIENTS = 40;

/** Asks for each path at a steady rate until it is stopped, in a thread of its own: attacks in theirs delay nothing. */
export function startProbe(address: string) {
  const worker = new Worker(new URL('./probe-worker.ts', import.meta.url), { workerData: address });
  return {
    stop: async (): Promise<ProbeReport> => {
      worker.postMessage('stop');
      const [found] = ANSWER.parse(await once(worker, 'message'));
      return found;
    },
  };
}

/** The same in this thread. */
export function probe(address: string) {
  const times: Promise<number | null>[][] = PROBED.map(() => []);
  let number = 0;
  const timer = setInterval(() => {
    const localAddress = `127.0.2.${1 + (number++ % CLIENTS)}`;
    PROBED.forEach((path, row) => times[row]?.push(timeOf(new URL(path, address), localAddress)));
  }, EVERY_MILLISECONDS);
  return {
    stop: async (): Promise<ProbeReport> => {
      clearInterval(timer);
      const all = await Promise.all(times.map((some) => Promise.all(some)));
      const known = all.map((some) => some.filter((time) => time !== null));
      return {
        p99: known.map((some) => percentile(some, 0.99)),
        lost: all.flat().length - known.flat().length,
      };
    },
  };
}

const PATIENCE_MILLISECONDS = 20_000;

/** Milliseconds to the end of the answer on a new connection; null when there was none, or another than was wanted. */
function timeOf(url: URL, localAddress: string): Promise<number | null> {
  const start = performance.now();
  return new Promise((resolve) => {
    request(url, { agent: false, localAddress, timeout: PATIENCE_MILLISECONDS }, (response) => {
      response.once('error', () => resolve(null)).resume();
      response.once('end', () => resolve(response.statusCode === 200 ? performance.now() - start : null));
    })
      .once('timeout', () => resolve(null))
      .once('error', () => resolve(null))
      .end();
  });
}

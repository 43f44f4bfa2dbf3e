import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { percentile } from '../support/statistics.ts';

const probed = z.object({
  /** The 99th percentile of the times to the end of the answer, milliseconds. */
  healthP99: z.number(),
  recordP99: z.number(),
  /** Requests that broke, or were answered by another status than 200. */
  failures: z.number(),
});

/** What other clients than the attackers notice. */
export type Probed = Readonly<z.infer<typeof probed>>;

const ANSWER = z.tuple([probed]);

/** Requests that go on until they are stopped. */
export interface Probe {
  readonly stop: () => Promise<Probed>;
}

const EVERY_MILLISECONDS = 50;

/** As many clients as it takes for none of them to meet its limit. */
const CLIENTS = 20;

const RECORD = '/api/v1/actuators/unitree-go-m8010-6';

/** Asks for the health and for a record at a steady rate, in a thread of its own: what attacks do in theirs delays nothing. */
export function startProbe(address: string): Probe {
  const worker = new Worker(new URL('./probe-worker.ts', import.meta.url), { workerData: address });
  return {
    stop: async () => {
      worker.postMessage('stop');
      const [probed] = ANSWER.parse(await once(worker, 'message'));
      return probed;
    },
  };
}

/** The same in this thread. */
export function probe(address: string): Probe {
  const agent = new Agent({ keepAlive: true });
  const [health, record]: Promise<number | null>[][] = [[], []];
  let number = 0;
  const timer = setInterval(() => {
    const from = `127.0.2.${1 + (number++ % CLIENTS)}`;
    health?.push(timeOf(address, '/healthz', { agent, localAddress: from }));
    record?.push(timeOf(address, RECORD, { agent, localAddress: from }));
  }, EVERY_MILLISECONDS);
  const stop = async (): Promise<Probed> => {
    clearInterval(timer);
    const [healths, records] = [await Promise.all(health ?? []), await Promise.all(record ?? [])];
    agent.destroy();
    const known = (times: readonly (number | null)[]): number[] => times.filter((time) => time !== null);
    return {
      healthP99: percentile(known(healths), 0.99),
      recordP99: percentile(known(records), 0.99),
      failures: [...healths, ...records].filter((time) => time === null).length,
    };
  };
  return { stop };
}

const PATIENCE_MILLISECONDS = 20_000;

/** Milliseconds to the end of the answer; null when there was none, or another than was wanted. */
function timeOf(address: string, path: string, way: { agent: Agent; localAddress: string }): Promise<number | null> {
  const start = performance.now();
  return new Promise((resolve) => {
    request(new URL(path, address), { ...way, timeout: PATIENCE_MILLISECONDS }, (response) => {
      response.once('error', () => resolve(null)).resume();
      response.once('end', () => resolve(response.statusCode === 200 ? performance.now() - start : null));
    })
      .once('timeout', () => resolve(null))
      .once('error', () => resolve(null))
      .end();
  });
}

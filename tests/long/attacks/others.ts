import { once } from 'node:events';
import { request } from 'node:http';
import { parentPort, Worker, workerData, type MessagePort } from 'node:worker_threads';
import { z } from 'zod';
import { percentile } from '../../../scripts/support/numbers/statistics.ts';

const milliseconds = z.union([z.number(), z.nan()]);

const noticed = z.object({
  /** Percentiles of the time from request to end of answer; NaN if none was answered. */
  p50: milliseconds,
  p99: milliseconds,
  /** Requests that failed or had a status other than 200. */
  lost: z.number(),
});

/** The effects of an attack on other clients. */
export type Noticed = z.infer<typeof noticed>;

/**
 * Other clients that send requests until stopped. They run in a thread, so that an attack cannot delay them
 * here.
 */
export async function startOthers(address: string): Promise<{ readonly stop: () => Promise<Noticed> }> {
  const worker = new Worker(new URL(import.meta.url), { workerData: address });
  await once(worker, 'message');
  return {
    stop: async () => {
      worker.postMessage('stop');
      const [found] = z.tuple([noticed]).parse(await once(worker, 'message'));
      return found;
    },
  };
}

const PATHS = ['/healthz', '/metrics', '/api/v1/actuators/unitree-go-m8010-6'];
const EVERY_MILLISECONDS = 50;

// Enough clients that none reaches its limit.
const CLIENTS = 40;

/**
 * Reports that it begins, sends requests at a steady rate until the main thread stops it, then reports the
 * effects.
 */
async function ask(address: string, mainThread: MessagePort): Promise<void> {
  const times: Promise<number | null>[] = [];
  const timer = setInterval(() => {
    const client = `198.51.100.${times.length % CLIENTS}`;
    times.push(...PATHS.map((path) => timeOf(new URL(path, address), client)));
  }, EVERY_MILLISECONDS);
  mainThread.postMessage('begun');
  await once(mainThread, 'message');
  clearInterval(timer);
  const all = await Promise.all(times);
  const answered = all.filter((time) => time !== null);
  const found: Noticed = {
    p50: percentile(answered, 0.5),
    p99: percentile(answered, 0.99),
    lost: all.length - answered.length,
  };
  mainThread.postMessage(found);
  mainThread.close();
}

const PATIENCE_MILLISECONDS = 20_000;

/** Milliseconds to the end of an answer on a new connection; null without an answer of status 200. */
function timeOf(url: URL, client: string): Promise<number | null> {
  const start = performance.now();
  const options = { agent: false, timeout: PATIENCE_MILLISECONDS, headers: { 'X-Forwarded-For': client } };
  return new Promise((resolve) => {
    const asking = request(url, options, (response) => {
      response.once('error', () => resolve(null)).resume();
      response.once('end', () => resolve(response.statusCode === 200 ? performance.now() - start : null));
    });
    asking
      .once('timeout', () => asking.destroy())
      .once('error', () => resolve(null))
      .end();
  });
}

// A test runner may load this file in a thread of its own, which has no address.
if (parentPort !== null && typeof workerData === 'string') await ask(workerData, parentPort);

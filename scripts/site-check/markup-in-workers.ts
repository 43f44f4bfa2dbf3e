import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { BuiltPage } from './built-site.ts';

const ANSWER = z.tuple([z.array(z.string())]);

/** The faults of markup of all pages, by one worker for each core. */
export async function faultsOfAll(pages: readonly BuiltPage[]): Promise<string[]> {
  const cores = availableParallelism();
  const shares = Array.from({ length: cores }, (_, share) => pages.filter((_page, place) => place % cores === share));
  return (await Promise.all(shares.map(faultsByWorker))).flat();
}

async function faultsByWorker(pages: readonly BuiltPage[]): Promise<string[]> {
  const worker = new Worker(new URL('./markup-worker.ts', import.meta.url), { workerData: pages });
  const [faults] = ANSWER.parse(await once(worker, 'message'));
  return faults;
}

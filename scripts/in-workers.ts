import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Starts a script on each core, its share of the items as `workerData`; the message that each sends back. */
export async function inWorkers(script: URL, items: readonly unknown[]): Promise<unknown[]> {
  const cores = availableParallelism();
  const shares = Array.from({ length: cores }, (_, share) => items.filter((_item, index) => index % cores === share));
  return Promise.all(
    shares.map(async (share) => {
      const messages: unknown[] = await once(new Worker(script, { workerData: share }), 'message');
      return messages[0];
    }),
  );
}

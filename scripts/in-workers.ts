import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Starts a script on each core, its share of the items as `workerData`; the message that each sends back. */
export async function inWorkers<Item>(script: URL, items: readonly Item[]): Promise<unknown[]> {
  const cores = availableParallelism();
  const shares = Array.from({ length: cores }, (_, share) => items.filter((_item, place) => place % cores === share));
  return Promise.all(
    shares.map(async (share) => {
      const [message]: unknown[] = await once(new Worker(script, { workerData: share }), 'message');
      return message;
    }),
  );
}

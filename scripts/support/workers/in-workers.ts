import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

/**
 * Starts a script on each core with its share of the items as `workerData`; resolves to the parsed answers.
 */
export async function inWorkers<Answer>(
  script: URL,
  items: readonly unknown[],
  answer: z.ZodType<Answer>,
): Promise<Answer[]> {
  const cores = availableParallelism();
  const shares = Array.from({ length: cores }, (_, share) =>
    items.filter((_item, index) => index % cores === share),
  );
  return Promise.all(
    shares.map(async (share) => {
      const messages: unknown[] = await once(new Worker(script, { workerData: share }), 'message');
      return answer.parse(messages[0]);
    }),
  );
}

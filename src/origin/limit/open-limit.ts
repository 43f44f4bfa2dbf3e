import cluster from 'node:cluster';
import type { Config } from '../../config.ts';
import { limitInMemory } from './limit.ts';
import { openSharedLimit, type OpenLimit, type Watchers } from './shared-limit.ts';
import { limitInPrimary } from './worker-limit.ts';

/** Opens the limit that the settings ask for: shared by replicas, by the workers of this machine, or of this process alone. */
export async function openLimit({ rateLimit, rateLimitStore }: Config, watchers: Watchers): Promise<OpenLimit> {
  if (rateLimit === null) return unshared(null);
  if (rateLimitStore === null)
    return unshared(cluster.isWorker ? limitInPrimary(rateLimit, watchers.log) : limitInMemory(rateLimit));
  // The client of the store is loaded where there is one only: it costs a start and memory.
  const { connectToRedis } = await import('./redis-store.ts');
  return openSharedLimit(rateLimit, { connect: () => connectToRedis(rateLimitStore, rateLimit), ...watchers });
}

const unshared = (limit: OpenLimit['limit']): OpenLimit => ({ limit, close: () => undefined });

import { createClient } from '@redis/client';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateLimit } from '../../setting-values.ts';
import { inTime } from './in-time.ts';
import { limitBy } from './limit.ts';
import { TIMES, type Connection } from './shared-limit.ts';

const CONNECT_MILLISECONDS = 1000;

/** In front of every key of ours, with the policy behind it, so that another one begins to count anew. */
const PREFIX = 'robot-actuator-catalog';

/**
 * Connects to a Redis or Valkey store and has it count nothing once, within the time that a count may take: a store that
 * is read-only, full, still loading or slow is as good as away. Rejects, with nothing left open, when that fails.
 */
export async function connectToRedis(address: string, policy: RateLimit): Promise<Connection> {
  // Every connection is a new client: what becomes of a lost one is for us to say, not for its queue and its retries.
  const client = createClient({
    url: address,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false, connectTimeout: CONNECT_MILLISECONDS },
  });
  const ended = new Promise<unknown>((resolve) => client.once('error', resolve));
  // Without a listener a further error would end the process.
  client.on('error', () => undefined);
  const limiter = new RateLimiterRedis({
    storeClient: client,
    useRedisPackage: true,
    points: policy.requests,
    duration: policy.seconds,
    keyPrefix: `${PREFIX}:${policy.requests}/${policy.seconds}`,
  });
  const close = (): void => client.destroy();
  try {
    await inTime(client.connect(), CONNECT_MILLISECONDS);
    await inTime(limiter.consume('probe', 0), TIMES.count);
    return { limit: limitBy(policy, limiter), ended, close };
  } catch (error) {
    close();
    throw error;
  }
}

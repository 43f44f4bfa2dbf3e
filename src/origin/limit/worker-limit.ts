import { RateLimiterCluster } from 'rate-limiter-flexible';
import type { RateLimit } from '../../setting-values.ts';
import { limitBy, limitInMemory, type Limit, type Quota } from './limit.ts';
import type { Notices } from '../log.ts';

// The primary does little else; on a machine that is busy beyond measure requests rather wait a little than go uncounted.
const PATIENCE_MILLISECONDS = 500;

/** A limit whose counts lie with the primary of this worker, for all its workers; where that fails, in this process. */
export function limitInPrimary(policy: RateLimit, log: Notices): Limit {
  const shared = limitBy(
    policy,
    new RateLimiterCluster({
      keyPrefix: 'clients',
      points: policy.requests,
      duration: policy.seconds,
      timeoutMs: PATIENCE_MILLISECONDS,
    }),
  );
  const local = limitInMemory(policy);
  const count = (how: 'spend' | 'look', client: string): Promise<Quota> =>
    shared[how](client).catch((err: unknown) => {
      log.warn({ err }, 'the primary does not count: a request is counted locally');
      return local[how](client);
    });
  return { policy, spend: (client) => count('spend', client), look: (client) => count('look', client) };
}

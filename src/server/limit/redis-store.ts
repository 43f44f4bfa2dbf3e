import { createClient, ErrorReply } from '@redis/client';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { quotaOf, type Limit, type Policy, type Quota } from './limit.ts';
import { BadValue, inTime, TIMES, type Connection } from './shared-limit.ts';

const CONNECT_MILLISECONDS = 1000;

/** Prefix of our keys. The policy follows it, so that a new policy starts from zero. */
const PREFIX = 'robot-actuator-catalog';

/**
 * Connects to a Redis or Valkey store and tests it with a count of zero, within the time limit of a count: a
 * store that is read-only, full, still loading or slow counts as unavailable. Rejects, with nothing left
 * open, if that fails.
 */
export async function connectToRedis(address: string, policy: Policy): Promise<Connection> {
  // A new client for every connection, so that we handle a loss ourselves, not through its queue and retries.
  const client = createClient({
    url: address,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false, connectTimeout: CONNECT_MILLISECONDS },
  });
  const ended = new Promise<unknown>((resolve) => client.once('error', resolve));
  // Without a listener, another error would end the process.
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
    await inTime(countNothing(limiter), TIMES.count);
    return { limit: limitBy(limiter, policy), ended, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Rejects if the store does not count at all. */
const countNothing = (limiter: RateLimiterRedis): Promise<unknown> => limiter.consume('probe', 0);

/**
 * A limit that counts in the store of the library's limiter. Both methods reject if the store is unavailable.
 */
const limitBy = (limiter: RateLimiterRedis, policy: Policy): Limit => ({
  policy,
  // The library rejects with its result when the limit is exceeded, and with an error when the count failed.
  spend: (client, requests = 1) =>
    limiter.consume(client, requests).then(
      (result) => quotaIn(result, policy),
      (refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return { ...quotaIn(refusal, policy), isExceeded: true };
        return throwReason(limiter, refusal);
      },
    ),
  look: async (client) => {
    const found = await limiter.get(client).catch((refusal: unknown) => throwReason(limiter, refusal));
    const result = found ?? new RateLimiterRes(policy.requests, policy.seconds * 1000, 0);
    return { ...quotaIn(result, policy), isExceeded: false };
  },
});

/**
 * Throws the reason of a failed count: `BadValue` if only the value of this client is bad and the store
 * counts for others.
 */
async function throwReason(limiter: RateLimiterRedis, refusal: unknown): Promise<never> {
  if (!(refusal instanceof ErrorReply)) throw refusal;
  await countNothing(limiter);
  throw new BadValue(refusal.message);
}

function quotaIn({ consumedPoints, msBeforeNext }: RateLimiterRes, policy: Policy): Quota {
  // The library parses a count with `parseInt`.
  if (Number.isNaN(consumedPoints)) throw new BadValue('the value is not a number');
  return quotaOf(policy, consumedPoints, msBeforeNext);
}

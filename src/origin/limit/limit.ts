import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { RateLimit } from '../../setting-values.ts';
import { BoundedLimiter } from './bounded-limiter.ts';
import { clientKey } from '../http/client.ts';

/** How a client stands with its limit after a request. */
export interface Quota {
  readonly isExceeded: boolean;
  readonly remaining: number;
  readonly secondsToReset: number;
}

/** Counts the requests of each client. */
export interface Limit {
  readonly policy: RateLimit;
  /** Counts one request. */
  spend(client: string): Promise<Quota>;
  /** Looks without counting. */
  look(client: string): Promise<Quota>;
}

/** Name of our one policy in the RateLimit fields. */
export const POLICY = 'default';

/** A limit whose counts lie in the memory of this process. */
export const limitInMemory = (policy: RateLimit): Limit => limitBy(policy, new BoundedLimiter(policy));

/** A limit whose counts lie where this limiter of the library keeps them. Both methods reject when it cannot be had. */
export const limitBy = (policy: RateLimit, limiter: Pick<RateLimiterAbstract, 'consume' | 'get'>): Limit => ({
  policy,
  spend: (client) => limiter.consume(clientKey(client)).then(quotaOf, refusedQuota),
  look: async (client) => quotaOf((await limiter.get(clientKey(client))) ?? untouched(policy)),
});

/** The RateLimit fields of an answer (draft-ietf-httpapi-ratelimit-headers-11, and SPEC's), as names and values in turn. */
export const quotaFields = ({ requests, seconds }: RateLimit, { remaining, secondsToReset }: Quota): string[] => [
  'RateLimit-Policy',
  `"${POLICY}";q=${requests};w=${seconds}`,
  'RateLimit',
  `"${POLICY}";r=${remaining};t=${secondsToReset}`,
  'X-RateLimit-Limit',
  String(requests),
  'X-RateLimit-Remaining',
  String(remaining),
  'X-RateLimit-Reset',
  String(secondsToReset),
];

const untouched = ({ requests, seconds }: RateLimit): RateLimiterRes => new RateLimiterRes(requests, seconds * 1000, 0);

const quotaOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes): Quota => ({
  isExceeded: false,
  remaining: Math.max(0, remainingPoints),
  // Rounded up, so that a client that waits so long is never early.
  secondsToReset: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

/** The library rejects with its result when the limit is exceeded, and with an error when the count failed. */
function refusedQuota(refusal: unknown): Quota {
  if (refusal instanceof RateLimiterRes) return { ...quotaOf(refusal), isExceeded: true };
  throw refusal;
}

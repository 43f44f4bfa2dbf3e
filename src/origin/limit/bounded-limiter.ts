import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../../setting-values.ts';

/** Clients whose counts are kept, at most: some 35 MB. */
export const MOST_CLIENTS = 50_000;

/**
 * Counts in the memory of this process, of so many clients at most. When there are more, the client that was silent for
 * the longest time is forgotten and may begin anew; one that goes on asking never is.
 */
export class BoundedLimiter extends RateLimiterMemory {
  readonly #clients: LRUCache<string, true>;

  constructor({ requests, seconds }: RateLimit, mostClients: number = MOST_CLIENTS) {
    super({ points: requests, duration: seconds });
    this.#clients = new LRUCache({
      max: mostClients,
      dispose: (_, client, reason) => {
        if (reason === 'evict') void this.delete(client);
      },
    });
  }

  override consume(...[client, ...rest]: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    this.#clients.set(String(client), true);
    return super.consume(client, ...rest);
  }
}

import { LRUCache } from 'lru-cache';
import { quotaOf, type Limit, type Policy, type Quota } from './limit.ts';

/** The maximum number of clients with a count: some 10 MB. */
const MOST_CLIENTS = 50_000;

/** The requests of a client in a window that began with the first of them. */
interface Window {
  used: number;
  readonly endsAt: number;
}

/** A limit that answers at once. */
export interface MemoryLimit extends Limit {
  /** The number of clients that are counted. */
  readonly clients: () => number;
  readonly spend: (client: string, requests?: number) => Quota;
  readonly look: (client: string) => Quota;
}

/**
 * Counts up to N clients in the memory of this process. Beyond that, the least recently active client is
 * forgotten and starts over; an active one never is. Expired clients are removed as new ones arrive;
 * otherwise clients of the last days would stay until the limit is reached.
 */
export function limitInMemory(policy: Policy, mostClients: number = MOST_CLIENTS): MemoryLimit {
  const windows = new LRUCache<string, Window>({ max: mostClients });
  const milliseconds = policy.seconds * 1000;

  // Evict two expired clients per new one, so that a burst of expiries never stalls a request.
  const forgetSilent = (now: number): void => {
    for (let left = 2; left > 0; left -= 1) {
      const { value: silent } = windows.rvalues().next();
      if (silent === undefined || now < silent.endsAt) return;
      windows.pop();
    }
  };

  const current = (client: string, now: number): Window | undefined => {
    const window = windows.get(client);
    return window !== undefined && now < window.endsAt ? window : undefined;
  };

  return {
    policy,
    clients: () => windows.size,
    spend: (client, requests = 1) => {
      const now = wholeMilliseconds();
      const known = current(client, now);
      const window = known ?? { used: 0, endsAt: now + milliseconds };
      window.used += requests;
      if (known === undefined) {
        forgetSilent(now);
        windows.set(client, window);
      }
      return quotaOf(policy, window.used, window.endsAt - now);
    },
    look: (client) => {
      const now = wholeMilliseconds();
      const { used, endsAt } = current(client, now) ?? { used: 0, endsAt: now + milliseconds };
      return quotaOf(policy, Math.min(used, policy.requests), endsAt - now);
    },
  };
}

/**
 * A monotonic clock, so that a change of the time of day cannot extend a window. In whole milliseconds, so
 * that no fraction rounds a second up.
 */
const wholeMilliseconds = (): number => Math.trunc(performance.now());

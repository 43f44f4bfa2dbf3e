import { LRUCache } from 'lru-cache';
import { quotaOf, type Limit, type Policy, type Quota } from './limit.ts';

/** Clients whose counts are kept, at most: some 10 MB. */
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
 * Counts in the memory of this process, of N clients at most. When there are more, the client that was silent
 * for the longest time is forgotten and starts over; one that keeps asking never is. Clients whose windows
 * are over are forgotten as others come: otherwise every client of days would be kept until there are too
 * many.
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
 * By a monotonic clock: a change of the time of day must not prolong a window. Whole, so that no fraction
 * rounds a second up.
 */
const wholeMilliseconds = (): number => Math.trunc(performance.now());

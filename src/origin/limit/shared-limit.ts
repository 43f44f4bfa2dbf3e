import type { RateLimit } from '../../setting-values.ts';
import { inTime } from './in-time.ts';
import { keepConnected } from './keep-connected.ts';
import { limitInMemory, type Limit, type Quota } from './limit.ts';
import type { Notices } from '../log.ts';

/** A store in which several processes count, while it is connected. */
export interface Connection {
  /** Rejects when the store fails. */
  readonly limit: Limit;
  /** Resolves, with the reason, when the store has closed the connection. */
  readonly ended: Promise<unknown>;
  readonly close: () => void;
}

/** Who learns how a store is doing. */
export interface Watchers {
  /** Told of its loss and of its return, once each. */
  readonly log: Notices;
  /** Told of every failure, those of attempts to connect included. */
  readonly onFault?: () => void;
}

/** How a shared limit reaches its store. */
export interface SharedLimitParts extends Watchers {
  /** Connects and makes sure that the store counts. Rejects when it does not. */
  readonly connect: () => Promise<Connection>;
  /** Other times than the usual ones. */
  readonly times?: Partial<typeof TIMES>;
}

/** A limit that was opened, null where there is none, and the way to let go of what it holds. */
export interface OpenLimit {
  readonly limit: Limit | null;
  readonly close: () => void;
}

/** Milliseconds that a count may take, and between two attempts to connect. */
export const TIMES = { count: 100, pause: 1000 };

/**
 * A limit whose counts lie in a store that others share. While the store is away the counts lie in the memory of this
 * process: no request waits for it, its loss and its return are logged once each, and it is looked for until it is back.
 */
export async function openSharedLimit(policy: RateLimit, parts: SharedLimitParts): Promise<OpenLimit> {
  const times = { ...TIMES, ...parts.times };
  const store = keepConnected(parts, times.pause);
  const local = limitInMemory(policy);
  const count = async (how: 'spend' | 'look', client: string): Promise<Quota> => {
    const connection = store.current();
    if (connection === null) return local[how](client);
    try {
      return await inTime(connection.limit[how](client), times.count);
    } catch (error) {
      store.drop(connection, error);
      return local[how](client);
    }
  };
  await store.tried;
  const limit = {
    policy,
    spend: (client: string) => count('spend', client),
    look: (client: string) => count('look', client),
  };
  return { limit, close: store.close };
}

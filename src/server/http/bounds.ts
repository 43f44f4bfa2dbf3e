const MEGABYTE = 1024 * 1024;

/** Upper bounds on what one client, and all together, may hold of this process. */
export interface ConnectionBounds {
  /** Connections in all. */
  readonly connections: number;
  /** Connections per address; behind a trusted proxy, answers under way per client. */
  readonly perClient: number;
  /** Answers under way on one connection, and requests that come on it at once. */
  readonly answers: number;
  /** Bytes of answers on one connection that are not yet sent, when a further request comes. */
  readonly unsentBytes: number;
  /** Bytes in memory of the answers that wait for one client to take them. */
  readonly clientBytes: number;
  /** The same for all clients together. */
  readonly allBytes: number;
  /** For an answer from its head to its end; a long one has as long again for each further megabyte. */
  readonly answerMilliseconds: number;
  /** From the end of the last answer to the end of the head of the next request, whatever bytes come meanwhile. */
  readonly idleMilliseconds: number;
}

/** The bounds that are no settings. */
export const DEFAULT_BOUNDS: Omit<ConnectionBounds, 'connections' | 'perClient'> = {
  answers: 32,
  unsentBytes: MEGABYTE,
  clientBytes: 16 * MEGABYTE,
  allBytes: 64 * MEGABYTE,
  answerMilliseconds: 30_000,
  // As long as node:http waits for a request to begin, and then for the end of its head.
  idleMilliseconds: 75_000,
};

/** An IPv6 customer has up to a /48: all of it may have the connections of this many clients. */
export const CLIENTS_PER_NETWORK = 4;

/** This share of the connections is kept free for newcomers, for whom the longest idle ones are closed. */
export const FREE_SHARE = 1 / 16;

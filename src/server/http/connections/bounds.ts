const MEGABYTE = 1024 * 1024;

/** The most that one client, and all together, may hold of this process. */
export interface Bounds extends Readonly<Record<keyof typeof DEFAULT_BOUNDS, number>> {
  /** Connections in all. */
  readonly connections: number;
  /** Connections per address; behind a trusted proxy, responses in flight per client. */
  readonly perClient: number;
}

/** The bounds that are not settings. */
export const DEFAULT_BOUNDS = {
  /** Answers under way on one connection, and requests that come on it at once. */
  answers: 32,
  /** Bytes of answers on one connection that are not yet sent, when a further request comes. */
  unsentBytes: MEGABYTE,
  /** Bytes in memory of the answers that wait for one client to take them. */
  clientBytes: 16 * MEGABYTE,
  /** The same for all clients together. */
  allBytes: 64 * MEGABYTE,
  /** For an answer from its head to its end; a long one has as long again for each further megabyte. */
  answerMilliseconds: 30_000,
  /**
   * From the end of the last answer to the end of the head of the next request, whatever bytes come
   * meanwhile: what node:http waits for a request to begin, and then for the end of its head.
   */
  idleMilliseconds: 75_000,
} as const;

/** An IPv6 customer has up to a /48: all of it may have the connections of this many clients. */
export const CLIENTS_PER_NETWORK = 4;

/** This share of the connections is kept free for newcomers, for whom the longest idle ones are closed. */
export const FREE_SHARE = 1 / 16;

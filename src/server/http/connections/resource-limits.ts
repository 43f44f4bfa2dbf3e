const MEGABYTE = 1024 * 1024;

/** Limits on the resources that one client, and all clients together, may hold. */
export interface Bounds extends Readonly<Record<keyof typeof DEFAULT_BOUNDS, number>> {
  /** Connections in all. */
  readonly connections: number;
  /** Connections per address; behind a trusted proxy, responses in flight per client. */
  readonly perClient: number;
}

/** The limits that are not settings. */
export const DEFAULT_BOUNDS = {
  /** Answers in progress on one connection, and requests that arrive on it at once. */
  answers: 32,
  /** Unsent bytes of answers on one connection when another request arrives. */
  unsentBytes: MEGABYTE,
  /** Bytes in memory of the answers that wait for one client to take them. */
  clientBytes: 16 * MEGABYTE,
  /** The same for all clients together. */
  allBytes: 64 * MEGABYTE,
  /**
   * For an answer from its head to its end; a long one gets the same time again for each additional megabyte.
   */
  answerMilliseconds: 30_000,
  /**
   * From the end of the last answer to the end of the next request's head, regardless of bytes received in
   * between: what node:http waits for a request to begin, and then for the end of its head.
   */
  idleMilliseconds: 75_000,
} as const;

/** An IPv6 customer has up to a /48, which may hold as many connections as this many clients. */
export const CLIENTS_PER_NETWORK = 4;

/**
 * This share of the connections is kept free for new clients; the longest idle connections are closed for
 * them.
 */
export const FREE_SHARE = 1 / 16;

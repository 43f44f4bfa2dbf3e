import type { MaybePromise } from '../maybe-promise.ts';

/** The number of requests that a client may make in a window of seconds. */
export interface Policy {
  /** Its name in the RateLimit fields. */
  readonly policy: string;
  readonly requests: number;
  readonly seconds: number;
}

/** The requests that a client has left in its window. */
export interface Quota {
  readonly isExceeded: boolean;
  readonly remaining: number;
  /** Rounded up, so that a client that waits this long is never early. */
  readonly secondsToReset: number;
}

/** Counts the requests of each client, by its key. */
export interface Limit {
  readonly policy: Policy;
  /** Counts requests: one, or the cost of a message. */
  spend(client: string, requests?: number): MaybePromise<Quota>;
  /** Reads the quota without counting a request. */
  look(client: string): MaybePromise<Quota>;
}

/**
 * The RateLimit fields of an answer (draft-ietf-httpapi-ratelimit-headers-11, and X-RateLimit), as names and
 * values in turn.
 */
export const quotaFields = (
  { policy, requests, seconds }: Policy,
  { remaining, secondsToReset }: Quota,
): string[] => [
  'RateLimit-Policy',
  `"${policy}";q=${requests};w=${seconds}`,
  'RateLimit',
  `"${policy}";r=${remaining};t=${secondsToReset}`,
  'X-RateLimit-Limit',
  String(requests),
  'X-RateLimit-Remaining',
  String(remaining),
  'X-RateLimit-Reset',
  String(secondsToReset),
];

/** A quota from a count of requests and the milliseconds to the end of its window. */
export const quotaOf = ({ requests }: Policy, used: number, milliseconds: number): Quota => ({
  isExceeded: used > requests,
  remaining: Math.max(0, requests - used),
  secondsToReset: Math.max(1, Math.ceil(milliseconds / 1000)),
});

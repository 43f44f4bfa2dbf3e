import type { Document } from '../api/documents/document.ts';
import { API_HEADERS, type Headers } from '../api/http/headers.ts';
import { internalError, rateLimited, tooMuchWaits, type Address } from '../api/refusals.ts';
import { represent } from '../server/documents/representation.ts';
import type { HealthIssue } from '../server/health.ts';
import type { Request } from '../server/http/request.ts';
import type { Answer } from '../server/http/send.ts';
import type { Limit, Policy, Quota } from '../server/limit/limit.ts';
import type { limitInMemory } from '../server/limit/memory-limit.ts';
import type { Metrics } from '../server/metrics/metrics.ts';
import type { TakeTurn } from '../server/turns.ts';
import type { Release } from './release.ts';

/** What requests are answered with. */
export interface Parts {
  readonly baseUrl: string;
  /** What is served now. */
  readonly release: () => Release;
  /**
   * For the API, whose answers state it, and for everything else, where nothing must be waited for; null for
   * none.
   */
  readonly limits: { readonly api: Limit | null; readonly site: ReturnType<typeof limitInMemory> | null };
  /** The turns of costly questions. */
  readonly takeTurn: TakeTurn;
  /** Null for none: there is then no `/metrics`. */
  readonly metrics: Metrics | null;
  /** What is wrong with the service now. */
  readonly troubles: () => readonly HealthIssue[];
  /** Records an exception; the client only sees an internal error. */
  readonly onFault: (error: unknown, request: Request) => void;
}

/** Where a request goes, as problems state it. */
export const addressIn = ({ baseUrl }: Parts, { path }: Request): Address => ({ baseUrl, path });

/** A document that is not kept, as an answer. */
export const refusal = (document: Document, headers: Headers = API_HEADERS): Answer => ({
  representation: represent(document, headers),
  fields: NONE,
});

/** 429 for a client that has more questions under way, or more answers to take, than it may. */
export function refuseWaiting(parts: Parts, request: Request): Answer {
  parts.metrics?.refused();
  return refusal(tooMuchWaits(addressIn(parts, request)));
}

/** 429 for a client that has used up its requests. */
export function overLimit(parts: Parts, request: Request, exceeded: Policy & Quota): Answer {
  parts.metrics?.refused();
  return refusal(rateLimited(addressIn(parts, request), exceeded));
}

/** What is sent after an exception, which is recorded. */
export const afterFaultBy =
  (parts: Parts) =>
  (error: unknown, request: Request): Answer => {
    parts.onFault(error, request);
    return refusal(internalError(addressIn(parts, request), request.trace.trace_id));
  };

/** No fields of an answer's own. */
export const NONE: readonly string[] = [];

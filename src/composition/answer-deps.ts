import type { Document } from '../api/documents/json-document.ts';
import { API_HEADERS, type Headers } from '../api/http/headers.ts';
import { internalError, rateLimited, tooManyWaiting, type Address } from '../api/refusals.ts';
import type { TakeTurn } from '../server/costly-work.ts';
import { represent } from '../server/documents/representation.ts';
import type { HealthIssue } from '../server/health.ts';
import type { Request } from '../server/http/request.ts';
import type { Answer } from '../server/http/send.ts';
import type { Limit, Policy, Quota } from '../server/limit/limit.ts';
import type { MemoryLimit } from '../server/limit/memory-limit.ts';
import type { Metrics } from '../server/metrics/metrics.ts';
import type { LoadedBuild } from './loaded-build.ts';

/** Everything that answers are made with. */
export interface AnswerDeps {
  readonly baseUrl: string;
  /** The build that is served now. */
  readonly release: () => LoadedBuild;
  /**
   * The limit of the API, which its answers state, and that of everything else, which is counted in memory;
   * null without a limit.
   */
  readonly limits: { readonly api: Limit | null; readonly site: MemoryLimit | null };
  /** The turns of costly questions. */
  readonly takeTurn: TakeTurn;
  /** Null where metrics are off: then there is no `/metrics`. */
  readonly metrics: Metrics | null;
  /** The health issues of the service now. */
  readonly healthIssues: () => readonly HealthIssue[];
  /** Records an exception; the client only sees an internal error. */
  readonly onError: (error: unknown, request: Request) => void;
}

/** The address of a request, as problems state it. */
export const addressIn = ({ baseUrl }: AnswerDeps, { path }: Request): Address => ({ baseUrl, path });

/** Turns a document that is not cached into an answer. */
export const refusal = (document: Document, headers: Headers = API_HEADERS): Answer => ({
  representation: represent(document, headers),
  fields: NO_FIELDS,
});

/** 429: the client has too many questions waiting, or too many unread answers. */
export function refuseWaiting(deps: AnswerDeps, request: Request): Answer {
  deps.metrics?.refused();
  return refusal(tooManyWaiting(addressIn(deps, request)));
}

/** 429: the client has used up its requests. */
export function overLimit(deps: AnswerDeps, request: Request, exceeded: Policy & Quota): Answer {
  deps.metrics?.refused();
  return refusal(rateLimited(addressIn(deps, request), exceeded));
}

/** The answer after an exception, which is recorded. */
export const answerAfterErrorBy =
  (deps: AnswerDeps) =>
  (error: unknown, request: Request): Answer => {
    deps.onError(error, request);
    return refusal(internalError(addressIn(deps, request), request.trace.trace_id));
  };

/** The header fields of an answer that has none of its own. */
export const NO_FIELDS: readonly string[] = [];

import type { Document } from '../api/documents/json-document.ts';
import { API_HEADERS, type Headers } from '../api/http/headers.ts';
import { internalError, rateLimited, tooManyWaiting } from '../api/refusals.ts';
import { represent } from '../server/documents/representation.ts';
import type { Request } from '../server/http/request.ts';
import type { Answer } from '../server/http/send.ts';
import type { Policy, Quota } from '../server/limit/limit.ts';
import { addressIn, type AnswerDependencies } from './answer-dependencies.ts';

/** Turns a document that is not cached into an answer. */
export const refusal = (document: Document, headers: Headers = API_HEADERS): Answer => ({
  representation: represent(document, headers),
  fields: NO_FIELDS,
});

/** 429: the client has too many questions waiting, or too many unread answers. */
export function refuseWaiting(deps: AnswerDependencies, request: Request): Answer {
  deps.metrics?.refused();
  return refusal(tooManyWaiting(addressIn(deps, request)));
}

/** 429: the client has used up its requests. */
export function overLimit(deps: AnswerDependencies, request: Request, exceeded: Policy & Quota): Answer {
  deps.metrics?.refused();
  return refusal(rateLimited(addressIn(deps, request), exceeded));
}

/** The answer after an exception, which is recorded. */
export const answerAfterErrorBy =
  (deps: AnswerDependencies) =>
  (error: unknown, request: Request): Answer => {
    deps.onError(error, request);
    return refusal(internalError(addressIn(deps, request), request.trace.trace_id));
  };

/** The header fields of an answer without its own. */
export const NO_FIELDS: readonly string[] = [];

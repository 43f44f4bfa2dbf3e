import type { Document } from '../api/documents/document.ts';
import { API_HEADERS, type Headers } from '../api/http/headers.ts';
import { internalError, rateLimited, tooMuchWaits, type Address } from '../api/refusals.ts';
import { represent } from '../server/documents/representation.ts';
import type { Request } from '../server/http/request.ts';
import type { Answer } from '../server/http/send.ts';
import type { Policy, Quota } from '../server/limit/limit.ts';
import type { AnswerDeps } from './deps.ts';

/** The address of a request, as problems state it. */
export const addressIn = ({ baseUrl }: AnswerDeps, { path }: Request): Address => ({ baseUrl, path });

/** An answer that is made for one request, and never kept or revalidated. */
export const answerOnce = (document: Document, headers: Headers = API_HEADERS): Answer => ({
  representation: represent(document, headers),
  fields: NO_FIELDS,
});

/** 429 for a client that has more questions under way, or more answers to take, than it may. */
export function refuseWaiting(deps: AnswerDeps, request: Request): Answer {
  deps.metrics?.refused();
  return answerOnce(tooMuchWaits(addressIn(deps, request)));
}

/** 429 for a client that has used up its requests. */
export function refuseOverLimit(deps: AnswerDeps, request: Request, exceeded: Policy & Quota): Answer {
  deps.metrics?.refused();
  return answerOnce(rateLimited(addressIn(deps, request), exceeded));
}

/** Records an exception, and answers with 500. */
export function answerError(deps: AnswerDeps, error: unknown, request: Request): Answer {
  deps.onError(error, request);
  return answerOnce(internalError(addressIn(deps, request), request.trace.trace_id));
}

/** No fields of an answer's own. */
export const NO_FIELDS: readonly string[] = [];

import { ANSWER_BYTES, megabytes } from '../limits.ts';
import { lengthOf, type Document } from './documents/document.ts';
import { BUILT } from './http/endpoints.ts';
import { mergeHeaders, operationHeaders } from './http/headers.ts';
import { movedDocument } from './http/moved.ts';
import { allowOf, findRoute, operationAt, type Route } from './http/routes.ts';
import { problem } from './problem.ts';
import type { Question } from './question.ts';
import { methodNotAllowed, notFound } from './refusals.ts';
import type { RunningService } from './service.ts';

/** A question and its method. */
export interface ApiRequest extends Question {
  readonly method: string;
  /**
   * True if a browser asks beforehand which requests it may send (Fetch standard, CORS-preflight request).
   */
  readonly isPreflight?: boolean;
}

/**
 * Answers what is computed on request, or says why not, with every header that does not depend on the client.
 * Documents made at build time are served before anything comes here: a path that has one is moved, withdrawn
 * or not found.
 */
export function answerRequest(service: RunningService, request: ApiRequest): Document {
  const { method, path } = request;
  const route = findRoute(path);
  const operation = route && operationAt(route, method);
  const document = answered(service, request, route);
  return { ...document, headers: mergeHeaders(document.headers, operationHeaders(operation ?? {})) };
}

function answered(service: RunningService, request: ApiRequest, route: Route | null): Document {
  const { method, path, isPreflight = false } = request;
  // A wrong path has its options too: a browser sends only what they allow, and a page can then read the
  // error.
  if (method === 'OPTIONS' && (route !== null || isPreflight))
    return optionsDocument(route ?? ANYTHING, isPreflight);
  if (route === null) return notFound(service, path);
  const operation = operationAt(route, method);
  if (operation === null) return methodNotAllowed({ baseUrl: service.baseUrl, path }, method, route.allow);
  if (operation.answer !== undefined)
    return shortEnough(operation.answer(service, request), { service, request });
  return movedDocument(service, route, request) ?? notFound(service, path);
}

/** An answer of a sane length. No question that the other bounds allow is known to have a longer one. */
function shortEnough(
  document: Document,
  { service, request }: { readonly service: RunningService; readonly request: ApiRequest },
): Document {
  if (lengthOf(document) <= ANSWER_BYTES) return document;
  return problem(request.method === 'POST' ? 'validation_failed' : 'invalid_parameter', {
    baseUrl: service.baseUrl,
    path: request.path,
    detail: `The answer would be over ${megabytes(ANSWER_BYTES)}.`,
    hint: 'Ask for less: a smaller `limit`, or fewer `fields`.',
  });
}

/** The methods and headers that a path takes. */
type RouteTerms = Pick<Route, 'allow' | 'requestHeaders'>;

/** The answer to a preflight for a path that does not exist. */
const ANYTHING: RouteTerms = {
  allow: allowOf(['GET', 'POST']),
  requestHeaders: ['Content-Type', 'Idempotency-Key'],
};

/** The methods and headers of a path that can only be read. */
export const READ_ONLY: RouteTerms = { allow: allowOf(['GET']), requestHeaders: BUILT.requestHeaders };

/** The answer to OPTIONS at a path: its methods and, for a preflight of a browser, what it may send. */
export const optionsDocument = ({ allow, requestHeaders }: RouteTerms, isPreflight: boolean): Document => ({
  status: 204,
  type: '',
  body: '',
  headers: {
    Allow: allow,
    ...(isPreflight && {
      'Access-Control-Allow-Methods': allow,
      'Access-Control-Allow-Headers': requestHeaders.join(', '),
      'Access-Control-Max-Age': '86400',
    }),
  },
});

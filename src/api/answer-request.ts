import { ANSWER_BYTES, megabytes } from '../limits.ts';
import type { Preflight } from '../server/document.ts';
import { lengthOf, type Document } from './documents/json-document.ts';
import { mergeHeaders, operationHeaders } from './http/headers.ts';
import { movedDocument } from './http/moved-paths.ts';
import { allowOf, findRoute, operationAt, type Route } from './http/routes.ts';
import { problem } from './problem.ts';
import type { Question } from './question.ts';
import { methodNotAllowed, notFound } from './refusals.ts';
import type { RunningService } from './service.ts';

/** A question and its method. */
export interface ApiRequest extends Question {
  readonly method: string;
  /** The CORS preflight of a browser; absent or null for any other request. */
  readonly preflight?: Preflight | null;
}

/**
 * Computes the answer to a request, or a problem, with every header that does not depend on the client.
 * Existing documents of the build are answered before, so a path of such documents has a moved, withdrawn or
 * unknown id.
 */
export function answerRequest(service: RunningService, request: ApiRequest): Document {
  const { method, path } = request;
  const route = findRoute(path);
  const operation = route && operationAt(route, method);
  const document = answered(service, request, route);
  return { ...document, headers: mergeHeaders(document.headers, operationHeaders(operation ?? {})) };
}

function answered(service: RunningService, request: ApiRequest, route: Route | null): Document {
  const { method, path, preflight = null } = request;
  // OPTIONS works on wrong paths too: without it the browser would hide the 404 from the page.
  if (method === 'OPTIONS' && (route !== null || preflight !== null))
    return optionsDocument(route?.allow ?? allowOf(['GET', 'POST']), preflight);
  if (route === null) return notFound(service, path);
  const operation = operationAt(route, method);
  if (operation === null) return methodNotAllowed({ baseUrl: service.baseUrl, path }, method, route.allow);
  if (operation.answer !== undefined)
    return withinSize(operation.answer(service, request), { service, request, most: operation.mostBytes });
  return movedDocument(service, route, request) ?? notFound(service, path);
}

/** Refuses an answer over `most` bytes. No known question within the other limits needs more. */
function withinSize(
  document: Document,
  {
    service,
    request,
    most = ANSWER_BYTES,
  }: { readonly service: RunningService; readonly request: ApiRequest; readonly most?: number | undefined },
): Document {
  if (lengthOf(document) <= most) return document;
  return problem(request.method === 'POST' ? 'validation_failed' : 'invalid_parameter', {
    baseUrl: service.baseUrl,
    path: request.path,
    detail: `The answer would be over ${megabytes(most)}.`,
    hint: 'Ask for less: a smaller `limit`, or fewer `fields`.',
  });
}

/** `Allow` of a path that can only be read. */
export const READ_ONLY = allowOf(['GET']);

/**
 * The answer to OPTIONS at a path: its methods and, for a preflight of a browser, that any request is
 * allowed. Nothing needs protection: no request changes anything, no answer depends on the sender, and
 * clients send their own headers, such as `traceparent`. `*` would not include `Authorization`.
 */
export const optionsDocument = (allow: string, preflight: Preflight | null): Document => ({
  status: 204,
  type: '',
  body: '',
  headers: {
    Allow: allow,
    ...(preflight !== null && {
      'Access-Control-Allow-Methods': allow,
      ...(preflight.headers !== null && { 'Access-Control-Allow-Headers': preflight.headers }),
      'Access-Control-Max-Age': '86400',
    }),
  },
});

import { answerRequest, type ApiRequest } from '../api/answer-request.ts';
import type { Document } from '../api/documents/json-document.ts';
import { documentRowAt } from '../api/documents/manifest-rows.ts';
import { editionHeaders } from '../api/http/headers.ts';
import { API_PATHS } from '../api/http/links.ts';
import { findRoute, isApiPath } from '../api/http/routes.ts';
import { documents, service } from './_service.ts';

/**
 * Serves in development what a build and its server would: documents and refusals. Null for what Astro serves
 * itself: pages, files and computed operations.
 */
export function answerInDevelopment(request: ApiRequest): Document | null {
  const { method, path } = request;
  const row = documentRowAt(path);
  const body = documents.get(path);
  if (row !== null && body !== undefined && (method === 'GET' || method === 'HEAD'))
    return inEdition({ ...row, status: 200, body });
  const isComputed =
    path === API_PATHS.mcp || findRoute(path)?.operations.some(({ answer }) => answer !== undefined) === true;
  return isApiPath(path) && !isComputed ? inEdition(answerRequest(service, request)) : null;
}

const inEdition = (document: Document): Document => ({
  ...document,
  headers: { ...document.headers, ...editionHeaders(service.edition) },
});

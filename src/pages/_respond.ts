import type { APIRoute } from 'astro';
import { answerRequest } from '../api/answer-request.ts';
import { bytesOf, type Document } from '../api/documents/json-document.ts';
import { editionHeaders } from '../api/http/headers.ts';
import { API_PATHS } from '../api/http/links.ts';
import { problem } from '../api/problem.ts';
import { answerMessage } from '../mcp/protocol/endpoint.ts';
import { preflightOf } from '../server/http/methods.ts';
import { mcpService, service } from './_service.ts';

/**
 * Answers computed operations, for every method: astro.config.mjs leads its paths here, and the operation is
 * found by the path.
 */
export const ALL: APIRoute = async ({ request, url }) => {
  const { status, type, body, headers } = await answerTo(request, url);
  return new Response(status === 204 || status === 202 ? null : bytesOf({ body }), {
    status,
    headers: { ...headers, ...(type !== '' && { 'Content-Type': type }), ...editionHeaders(service.edition) },
  });
};

async function answerTo(
  request: Request,
  { pathname: path, searchParams: parameters }: URL,
): Promise<Document> {
  const { method, headers } = request;
  const asked = {
    method,
    path,
    parameters,
    contentType: headers.get('content-type'),
    contentEncoding: headers.get('content-encoding'),
    preflight: preflightOf({ method, headers: Object.fromEntries(headers) }),
  };
  if (method !== 'POST') return answerRequest(service, { ...asked, body: null });
  // The adapter cuts off bodies that are too long: `bodySizeLimit` in astro.config.mjs.
  const body = await request.bytes().catch(() => null);
  if (body === null) return problem('payload_too_large', { baseUrl: service.baseUrl, path });
  return path === API_PATHS.mcp
    ? answerMessage(mcpService, { headers: Object.fromEntries(headers), body })
    : answerRequest(service, { ...asked, body });
}

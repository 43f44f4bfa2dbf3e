import type { APIRoute } from 'astro';
import { answerRequest } from '../api/answer.ts';
import { bytesOf } from '../api/document.ts';
import { service } from './_service.ts';

/** Answers what the API computes on request, for every method: the operation is found by the path. */
export const respond: APIRoute = async ({ request, url }) => {
  const { method, headers } = request;
  const document = answerRequest(service, {
    method,
    path: url.pathname,
    parameters: url.searchParams,
    contentType: headers.get('content-type'),
    body: method === 'POST' ? await request.bytes() : null,
  });
  const type = document.type === '' ? undefined : { 'Content-Type': document.type };
  return new Response(document.status === 204 ? null : bytesOf(document), {
    status: document.status,
    headers: { ...document.headers, ...type },
  });
};

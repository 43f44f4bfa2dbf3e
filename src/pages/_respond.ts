import type { APIContext } from 'astro';
import { ANSWERS, type ComputedOperation } from '../api/answers.ts';
import { service } from './_service.ts';

/** The response of an operation that is made on request; empty where the origin takes the document over. */
export async function respond(operation: ComputedOperation, { request, url, locals }: APIContext): Promise<Response> {
  const document = ANSWERS[operation](service, {
    path: url.pathname,
    parameters: url.searchParams,
    contentType: request.headers.get('content-type'),
    body: request.method === 'POST' ? await request.bytes() : null,
  });
  if (locals.hand !== undefined) {
    locals.hand(document);
    return new Response(null, { status: document.status });
  }
  const headers = { ...document.headers, 'Content-Type': document.type };
  return new Response(document.body, { status: document.status, headers });
}

import type { APIContext } from 'astro';
import { ANSWERS, type ComputedOperation } from '../api/answers.ts';
import { service } from './_service.ts';

/** The response of an operation that is made on request. */
export async function respond(operation: ComputedOperation, { request, url }: APIContext): Promise<Response> {
  const hasBody = request.method === 'POST';
  const document = ANSWERS[operation](service, {
    path: url.pathname,
    parameters: url.searchParams,
    contentType: request.headers.get('content-type'),
    body: hasBody ? await request.bytes() : null,
  });
  return new Response(document.body, {
    status: document.status,
    headers: { ...document.headers, 'Content-Type': document.type },
  });
}

import type { APIContext } from 'astro';
import type { ComputedOperation } from '../api/answers.ts';
import { bytesOf } from '../api/document.ts';
import { answerOf } from './_answer.ts';

/** The response of an operation that is made on request. What stands in front of Astro may have the next ones without it. */
export async function respond(operation: ComputedOperation, { request, url, locals }: APIContext): Promise<Response> {
  const answer = answerOf(operation);
  locals.hand?.(answer);
  const document = answer({
    method: request.method,
    url: url.pathname + url.search,
    contentType: request.headers.get('content-type'),
    body: request.method === 'POST' ? await request.bytes() : null,
  });
  const { status, type, headers } = document;
  return new Response(bytesOf(document), { status, headers: { ...headers, 'Content-Type': type } });
}

import { textOf } from '../../api/document.ts';
import { PLACES } from '../../api/links.ts';
import type { Answer, Question } from '../documents/computed.ts';
import type { Documents } from '../documents/documents.ts';

/** Asks each kind of computed document once, so that the first client is not the one who waits for compiling. Throws when one fails. */
export async function warmUp(answer: Answer, { paths }: Pick<Documents, 'paths'>): Promise<void> {
  const prefix = '/api/v1/actuators/';
  const ids = paths
    .filter((path) => path.startsWith(prefix))
    .slice(0, 2)
    .map((path) => path.slice(prefix.length));
  const urls = [
    '/api/v1/actuators',
    '/api/v1/actuators?q=servo&sort=price_usd',
    '/api/v1/robots',
    `/api/v1/actuators/compare?ids=${ids.join(',')}`,
  ];
  for (const url of urls) await answer({ method: 'GET', url, contentType: null, body: null });
  const called = await answer(TOOL_CALL);
  const text = textOf(called);
  if (called.status !== 200 || REFUSED.test(text))
    throw new Error(`${PLACES.mcp} answers a call with ${called.status} ${text}`);
}

/** A message as clients send it once they have connected. */
const TOOL_CALL: Question = {
  method: 'POST',
  url: PLACES.mcp,
  contentType: 'application/json',
  body: new TextEncoder().encode(
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_actuators', arguments: { limit: 1 } },
    }),
  ),
};

// A call that fails has status 200 all the same: its error is in the message, or its result is one.
const REFUSED = /"error":\{|"isError":true/;

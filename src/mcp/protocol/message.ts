import type { Document } from '../../api/document.ts';
import { ENDPOINTS } from '../../api/endpoints.ts';
import { PLACES } from '../../api/links.ts';
import type { McpService } from '../service.ts';
import { answerMcp } from './endpoint.ts';

/** A message as a server has it: the body of a POST, and its request headers by lower-case names. */
export interface Message {
  readonly headers: Readonly<Partial<Record<string, string | string[]>>>;
  readonly body: Uint8Array;
}

/** Answers a message without a request of the Fetch standard. Rejects only for a fault of ours. */
export async function answerMessage(service: McpService, message: Message): Promise<Document> {
  const response = await answerMcp(service, requestOf(service, message));
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  // Accepted, and nothing to say: there is no body to have a type.
  if (status === 202) return { status, type: '', body: '', headers: ownHeaders(headers) };
  if (status >= 500 || !type.startsWith('application/json')) throw new Error(`MCP answered ${status} ${type}`);
  return { status, type, body: [await response.bytes()], headers: ownHeaders(headers) };
}

const REQUEST_HEADERS: readonly string[] =
  ENDPOINTS.find(({ path }) => path === PLACES.mcp)?.requestHeaders.map((name) => name.toLowerCase()) ?? [];

function requestOf({ baseUrl }: McpService, { headers, body }: Message): Request {
  const given = REQUEST_HEADERS.flatMap((name): [string, string][] =>
    headers[name] === undefined ? [] : [[name, String(headers[name])]],
  );
  return new Request(`${baseUrl}${PLACES.mcp}`, { method: 'POST', headers: given, body: Buffer.from(body) });
}

/** Headers of this very answer, in the usual spelling; those of the body are made when it is sent. */
const ownHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => name !== 'content-type' && name !== 'content-length')
      .map(([name, value]) => [name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()), value]),
  );

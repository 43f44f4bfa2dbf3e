import {
  createMcpHandler,
  isJsonContentType,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type McpServer,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { isUncoded, jsonIn } from '../../api/answers/read-body.ts';
import type { Document } from '../../api/documents/json-document.ts';
import { API_PATHS } from '../../api/http/links.ts';
import { BODY_BYTES } from '../../limits.ts';
import type { McpService } from '../service.ts';
import { answerBatch, brokenInitialization, isSoundBatch } from './batch.ts';
import { buildServer } from './build-server.ts';
import { RPC_REFUSALS, rpcRefusal } from './refusals.ts';
import { brokenCall, withArguments } from './repair-call.ts';

/**
 * Answers a request to the MCP endpoint, of any revision of the protocol, with plain JSON. Rejects only for
 * an error of the server.
 */
export async function answerMcp(service: McpService, request: Request): Promise<Response> {
  const response = await answer(service, request);
  // An answer has the id of its request, so it is for one client only.
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

async function answer(service: McpService, request: Request): Promise<Response> {
  if (!isOrigin(request.headers.get('origin'))) return rpcRefusal(RPC_REFUSALS.origin);
  if (request.method !== 'POST') return rpcRefusal(RPC_REFUSALS.method);
  if (!isJsonContentType(request.headers.get('content-type'))) return rpcRefusal(RPC_REFUSALS.mediaType);
  if (!isUncoded(request.headers.get('content-encoding'))) return rpcRefusal(RPC_REFUSALS.coding);
  const bytes = await request.bytes();
  if (bytes.length > BODY_BYTES) return rpcRefusal(RPC_REFUSALS.tooLarge);
  const message = jsonIn(bytes);
  if (message === undefined) return rpcRefusal(RPC_REFUSALS.json);
  const { url, method, headers, signal } = request;
  return dispatch(service, new Request(url, { method, headers, signal }), message);
}

async function dispatch(service: McpService, request: Request, message: unknown): Promise<Response> {
  if (Array.isArray(message) && !(isSoundBatch(message) && hasBatches(request)))
    return rpcRefusal(RPC_REFUSALS.batch);
  const listening = listenRequest.safeParse(message);
  // The library would open a stream, although we offer none.
  if (listening.success) return rpcRefusal(RPC_REFUSALS.listen, listening.data.id);
  const isLegacy = await isLegacyRequest(request, message);
  const answerOne = answererOf(service, request, isLegacy);
  return Array.isArray(message) && isLegacy ? answerBatch(message, answerOne) : answerOne(message);
}

/** Only the first revisions have batches; their clients did not yet name a revision in the header. */
const hasBatches = ({ headers }: Request): boolean =>
  [null, '', '2025-03-26'].includes(headers.get('mcp-protocol-version'));

const answererOf = (service: McpService, request: Request, isLegacy: boolean) => async (sent: unknown) => {
  const message = withArguments(sent);
  const broken = brokenCall(message);
  if (broken !== null) return rpcRefusal(RPC_REFUSALS.call, broken);
  const opening = isLegacy ? brokenInitialization(message) : null;
  if (opening !== null) return rpcRefusal(RPC_REFUSALS.initialize, opening);
  const errors: unknown[] = [];
  const factory = () => buildServer(service, (error) => errors.push(error));
  const response = isLegacy
    ? await answerLegacy(factory, request, message)
    : await createMcpHandler(factory, { legacy: 'reject' }).fetch(request, { parsedBody: message });
  if (errors.length > 0) throw errors[0];
  return response;
};

/**
 * Answers a message of the 2025 revisions without a session, like `createMcpHandler`, but with plain JSON.
 * The library would send a stream of one event, without length or ETag, which caches handle badly.
 */
async function answerLegacy(factory: () => McpServer, request: Request, message: unknown): Promise<Response> {
  const mcp = factory();
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await mcp.connect(transport);
  try {
    return await transport.handleRequest(acceptingAll(request), { parsedBody: message });
  } finally {
    await mcp.close();
  }
}

/** Replaces `Accept`, because there is only one form of answer. */
function acceptingAll(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('Accept', 'application/json, text/event-stream');
  return new Request(request, { headers });
}

/** Any origin may call; a malformed one was not written by a browser (MCP, Streamable HTTP, Security). */
const isOrigin = (origin: string | null): boolean =>
  origin === null || origin === 'null' || ORIGIN.test(origin);

// RFC 6454, section 6.2: scheme, host, port. Clients in editors have schemes of their own.
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@\\]+$/i;

const listenRequest = z.object({
  method: z.literal('subscriptions/listen'),
  id: z.union([z.string(), z.number()]),
});

/** A received message: the body of a POST, and the request headers by lower-case names. */
export interface Message {
  readonly headers: Readonly<Partial<Record<string, string | string[]>>>;
  readonly body: Uint8Array;
}

/** Answers a message without a request of the Fetch standard. Rejects only for an error of the server. */
export async function answerMessage(service: McpService, message: Message): Promise<Document> {
  const response = await answerMcp(service, requestOf(service, message));
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  // Accepted, without a body.
  if (status === 202) return { status, type: '', body: '', headers: ownHeaders(headers) };
  if (status >= 500 || !type.startsWith('application/json'))
    throw new Error(`MCP answered ${status} ${type}`);
  return { status, type, body: [await response.bytes()], headers: ownHeaders(headers) };
}

function requestOf({ baseUrl }: McpService, { headers, body }: Message): Request {
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Request(`${baseUrl}${API_PATHS.mcp}`, {
    method: 'POST',
    headers: given,
    body: Buffer.from(body),
  });
}

/** Headers of this answer, in canonical spelling; those of the body are added when it is sent. */
const ownHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => name !== 'content-type' && name !== 'content-length')
      .map(([name, value]) => [name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()), value]),
  );

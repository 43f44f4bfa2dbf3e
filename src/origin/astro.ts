import type { IncomingMessage, ServerResponse } from 'node:http';
import inject, { type Response as InjectedResponse } from 'light-my-request';
import type { Document } from '../api/document.ts';
import { HEADERS } from '../api/headers.ts';
import type { Answer, Question } from './documents/computed.ts';
import { splitTarget } from './http/target.ts';

/** How a route answers, as it hands itself over: no request, no response. */
type DirectAnswer = (question: Question) => Document;

type Hand = (answer: DirectAnswer) => void;

/** The request handler of Astro's Node adapter in its middleware mode. */
export type AstroHandler = (
  ...asked: [request: IncomingMessage, response: ServerResponse, next: () => void, locals: { readonly hand: Hand }]
) => unknown;

/** Loads the handler that Astro built. Throws when the file is none of Astro's. */
export async function loadAstroHandler(entry: URL): Promise<AstroHandler> {
  const module: unknown = await import(entry.href);
  const handler = typeof module === 'object' && module !== null && 'handler' in module ? module.handler : undefined;
  if (!isHandler(handler)) throw new Error('it exports no handler');
  return handler;
}

const isHandler = (value: unknown): value is AstroHandler => typeof value === 'function';

/**
 * Has questions answered by Astro's on-demand routes, without a socket. Where a route hands over how it answers, it is
 * asked itself from then on; else each response is read. Throws where an answer is not one of ours.
 */
export function answerByAstro(handler: AstroHandler): Answer {
  // Few: the origin asks only for paths of the table.
  const handed = new Map<string, DirectAnswer>();
  return async (question) => {
    const route = routeOf(question);
    const direct = handed.get(route);
    if (direct !== undefined) return direct(question);
    const response = await ask(handler, question, (answer) => handed.set(route, answer));
    return documentOf(question, response);
  };
}

const routeOf = ({ method, url }: Question): string => `${method} ${splitTarget(url).path}`;

function ask(handler: AstroHandler, question: Question, hand: Hand): Promise<InjectedResponse> {
  const { method, url, contentType, body, headers } = question;
  return inject((request, response) => receive((next) => handler(request, response, next, { hand }), response), {
    method,
    url,
    headers: { ...headers, ...(contentType !== null && { 'content-type': contentType }) },
    ...(body !== null && { payload: Buffer.from(body) }),
  });
}

/** A handler that fails breaks its answer off; otherwise it would be awaited for ever. */
function receive(handle: (next: () => void) => unknown, response: ServerResponse): void {
  Promise.try(handle, () => notRouted(response)).catch((error: unknown) => {
    response.destroy(new Error('Astro failed', { cause: error }));
  });
}

/** Astro hands over what it has no route for. */
function notRouted(response: ServerResponse): void {
  response.writeHead(404).end();
}

function documentOf({ method, url }: Question, { statusCode, headers, payload }: InjectedResponse): Document {
  // Accepted, and nothing to say: there is no body to have a type.
  if (statusCode === 202) return { status: 202, type: '', body: '', headers: ownHeaders(headers) };
  const type = String(headers['content-type']);
  if (statusCode >= 500 || !JSON_TYPES.test(type))
    throw new Error(`Astro answered ${statusCode} ${type} to ${method} ${url}`);
  return { status: statusCode, type, body: payload, headers: ownHeaders(headers) };
}

const JSON_TYPES = /^application\/([a-z]+\+)?json\b/;

/** Headers of this very answer, spelt as in our table; those of a connection and of a body are made when it is sent. */
function ownHeaders(headers: InjectedResponse['headers']): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => !MADE_WHEN_SENT.has(name));
  return Object.fromEntries(own.map(([name, value]) => [SPELLING.get(name) ?? name, String(value)]));
}

const SPELLING = new Map(Object.keys(HEADERS).map((name) => [name.toLowerCase(), name]));

const MADE_WHEN_SENT: ReadonlySet<string> = new Set([
  'access-control-allow-origin',
  'access-control-expose-headers',
  'api-version',
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-content-type-options',
]);

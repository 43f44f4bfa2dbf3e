import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Clients } from './client-key.ts';
import { traceOf, type Trace } from './trace-context.ts';

/** The two ends of one request of Node's server. */
export interface HttpContext {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** A request, as far as its answer depends on it. */
export interface Request extends Target {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** The path as it was sent, with all its escapes. */
  readonly writtenPath: string;
  /** Address of the client. */
  readonly client: string;
  readonly trace: Trace;
  /** The request and response of Node, from which the body is read. */
  readonly context: HttpContext;
}

/** A request target in two parts. */
export interface Target {
  /** Only percent-encoded unreserved characters are decoded; slashes are left as they are. */
  readonly path: string;
  /** As it came, without the question mark; empty when there is none. */
  readonly query: string;
}

/** Reads a request from Node's. Its URL is split only here. */
export function readRequest(context: HttpContext, clients: Clients): Request {
  const { method = 'GET', url = '/', headers } = context.request;
  const { path: writtenPath, query } = splitWritten(url);
  return {
    method,
    path: decodeUnreserved(writtenPath),
    query,
    writtenPath,
    headers,
    client: clients.addressOf(context.request),
    trace: traceOf(headers),
    context,
  };
}

/**
 * Splits a request target in origin form or absolute form (RFC 9112, sections 3.2.1 and 3.2.2) at its first
 * question mark.
 */
export function splitTarget(text: string): Target {
  const { path, query } = splitWritten(text);
  return { path: decodeUnreserved(path), query };
}

function splitWritten(text: string): Target {
  const local = text.startsWith('/') ? text : withoutAuthority(text);
  const mark = local.indexOf('?');
  return mark === -1
    ? { path: local, query: '' }
    : { path: local.slice(0, mark), query: local.slice(mark + 1) };
}

/**
 * The parameters of a query. `URLSearchParams` would take the first question mark of `??limit=5` for the one
 * before the query.
 */
export const parametersOf = ({ query }: Pick<Target, 'query'>): URLSearchParams =>
  new URLSearchParams(`?${query}`);

/** The address of a target below the host: path and query. */
export const addressOf = ({ path, query }: Target): string => (query === '' ? path : `${path}?${query}`);

const AUTHORITY = /^https?:\/\/[^/?]*/i;

function withoutAuthority(text: string): string {
  if (!AUTHORITY.test(text)) return text;
  const rest = text.replace(AUTHORITY, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * RFC 3986, section 6.2.2.2: `%2D` is a hyphen. An encoded dot stays encoded, so that `%2e%2e` never becomes
 * a step up.
 */
const decodeUnreserved = (path: string): string =>
  path.includes('%') ? path.replace(UNRESERVED, (encoded) => decodeURIComponent(encoded)) : path;

// The codes of A-Z, a-z, 0-9, hyphen, underscore and tilde.
const UNRESERVED = /%(?:2d|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi;

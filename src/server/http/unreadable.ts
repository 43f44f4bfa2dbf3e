import { METHODS, STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Document } from '../document.ts';
import { hangUp } from './connections/hang-up.ts';
import { newTraceId } from './trace-context.ts';

/** Errors of a request that cannot be read, or not as HTTP/1.1. */
export type Unreadable =
  | 'malformed'
  | 'odd address'
  | 'unknown method'
  | 'too slow'
  | 'chunk extensions too long'
  | 'address too long'
  | 'headers too long'
  | 'odd expectation'
  | 'tunnel';

/** The bounds on the head of a request, and the answer to a request that cannot be read. */
export interface Reading {
  /** Bytes of the request line and the headers together. */
  readonly longestHead: number;
  /** Bytes of the request target. */
  readonly longestTarget: number;
  readonly describeUnreadable: (error: Unreadable, path: string) => Document;
}

/** Errors of node:http, by code; all others are malformed requests. */
const ERRORS_BY_CODE: ReadonlyMap<string, Unreadable | 'behind the end'> = new Map([
  // Bytes after a request that said `Connection: close`.
  ['HPE_CLOSED_CONNECTION', 'behind the end'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'too slow'],
  ['HPE_INVALID_METHOD', 'unknown method'],
  ['HPE_INVALID_URL', 'odd address'],
  ['HPE_HEADER_OVERFLOW', 'headers too long'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'chunk extensions too long'],
]);

const knownKind = (error: Error): Unreadable | 'behind the end' | undefined =>
  'code' in error ? ERRORS_BY_CODE.get(String(error.code)) : undefined;

/** True if node:http gives up on a request because it did not come in time. */
export const isTooSlow = (error: Error): boolean => knownKind(error) === 'too slow';

/** The error of a request that node:http accepts, such as a target that is too long; null if it is valid. */
export function errorOf(request: IncomingMessage, longestTarget: number): Unreadable | null {
  const { url = '', headers, rawHeaders, httpVersion } = request;
  if (url.length > longestTarget) return 'address too long';
  const isKnownVersion = httpVersion === '1.1' || httpVersion === '1.0';
  // RFC 9112, section 3.2: one Host, which HTTP/1.0 may leave out.
  const hosts = countHosts(rawHeaders);
  if (!isKnownVersion || hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 'malformed';
  // Node treats any list that ends in `chunked` as `chunked` alone.
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return 'malformed';
  if (headers.expect === undefined || /^100-continue$/i.test(headers.expect)) return null;
  return 'odd expectation';
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name === 'Host' || (name?.length === 4 && name.toLowerCase() === 'host')) count += 1;
  }
  return count;
}

/** The answer to bytes that could not be handled as a request, for the log. */
export interface Unread extends RequestLine {
  readonly trace_id: string;
  readonly status: number;
  /** Bytes of the body. */
  readonly bytes: number;
}

interface RequestLine {
  /** Null where none could be read. */
  readonly method: string | null;
  readonly path: string;
}

/**
 * Answers an unreadable request, and closes the connection. The answer cannot use `send`, because there is no
 * request. Null if the client is gone, or has already been sent an answer with `Connection: close`.
 */
export function answerUnreadable(error: Error, socket: Duplex, reading: Reading): Unread | null {
  if (socket.writable) {
    const { kind, path } = kindAndPathOf(error, reading.longestTarget);
    if (kind !== 'behind the end')
      return answerOn(socket, { method: null, path }, reading.describeUnreadable(kind, path));
  }
  hangUp(socket);
  return null;
}

/** Answers CONNECT, which node:http hands over as a bare connection, and closes it. */
export function answerConnect(socket: Duplex, reading: Reading): Unread {
  return answerOn(socket, { method: 'CONNECT', path: '/' }, reading.describeUnreadable('tunnel', '/'));
}

function answerOn(socket: Duplex, asked: RequestLine, document: Document): Unread {
  const { status, type, body, headers } = document;
  const content = typeof body === 'string' ? Buffer.from(body) : Buffer.concat(body);
  const trace_id = newTraceId();
  const fields = {
    'Content-Type': type,
    'Content-Length': content.length,
    ...headers,
    'Request-Id': trace_id,
    Date: new Date().toUTCString(),
    Connection: 'close',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  hangUp(socket, Buffer.concat([Buffer.from(head, 'latin1'), content]));
  return { trace_id, ...asked, status, bytes: content.length };
}

/** Describes an unreadable request: the kind of its error, and its path, as far as the last packet has it. */
function kindAndPathOf(error: Error, longestTarget: number) {
  const packet = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : Buffer.of();
  const [line = ''] = packet.toString('latin1', 0, longestTarget + LONGEST_METHOD).split('\r\n', 1);
  const [, method = '', target, rest] = REQUEST_LINE.exec(line) ?? [];
  const path = SHORT_PATH.exec(target ?? '')?.[0] ?? '/';
  const kind = knownKind(error) ?? 'malformed';
  if (kind === 'headers too long' && target !== undefined && rest === '' && line.length > longestTarget)
    return { kind: 'address too long', path } as const;
  // Bytes after other requests, and bytes that are not HTTP at all, have the same codes.
  if (kind === 'odd address' && target === undefined) return { kind: 'malformed', path } as const;
  if (kind === 'unknown method' && (rest !== ' HTTP/1.1' || METHODS.includes(method)))
    return { kind: 'malformed', path } as const;
  return { kind, path };
}

const LONGEST_METHOD = 20;
const REQUEST_LINE = /^([\w-]+) (\/[^ ]*)(.*)$/;

// The part of a path that is safe to echo.
const SHORT_PATH = /^\/[\w./~%-]{0,200}/;

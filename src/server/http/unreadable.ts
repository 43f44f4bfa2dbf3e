import { METHODS, STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Document } from '../document.ts';
import { hangUp } from './hang-up.ts';
import { newTraceId } from './trace.ts';

/** The reasons why a request cannot be read, or not as HTTP/1.1. */
export type UnreadableReason =
  | 'malformed'
  | 'odd address'
  | 'unknown method'
  | 'too slow'
  | 'chunk extensions too long'
  | 'address too long'
  | 'headers too long'
  | 'odd expectation'
  | 'tunnel';

/** Limits on a request before its body, and the answer to a request that cannot be read. */
export interface ReadingOptions {
  /** Bytes of the request line and the headers together. */
  readonly longestHead: number;
  /** Bytes of the request target. */
  readonly longestTarget: number;
  readonly describeUnreadable: (reason: UnreadableReason, path: string) => Document;
}

/** The codes of errors by which node:http gives a request up; all others mean that it is malformed. */
const REASONS: ReadonlyMap<string, UnreadableReason | 'behind the end'> = new Map([
  // Bytes after a request that said `Connection: close`.
  ['HPE_CLOSED_CONNECTION', 'behind the end'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'too slow'],
  ['HPE_INVALID_METHOD', 'unknown method'],
  ['HPE_INVALID_URL', 'odd address'],
  ['HPE_HEADER_OVERFLOW', 'headers too long'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'chunk extensions too long'],
]);

const reasonOf = (error: Error): UnreadableReason | 'behind the end' =>
  ('code' in error ? REASONS.get(String(error.code)) : undefined) ?? 'malformed';

/** The reason to refuse a request that node:http lets through, such as a target that is too long; null when it is sound. */
export function unreadableReason(request: IncomingMessage, longestTarget: number): UnreadableReason | null {
  const { url = '', headers, rawHeaders, httpVersion } = request;
  if (url.length > longestTarget) return 'address too long';
  const isKnownVersion = httpVersion === '1.1' || httpVersion === '1.0';
  // RFC 9112, section 3.2: one Host, which HTTP/1.0 may leave out.
  const hosts = countHosts(rawHeaders);
  if (!isKnownVersion || hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 'malformed';
  // Node takes any list that ends in `chunked` for that alone.
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

/** An answer to something that could not be read as a request. */
export interface UnreadableAnswer {
  readonly trace_id: string;
  /** Null when it could not be read. */
  readonly method: string | null;
  readonly path: string;
  readonly status: number;
  readonly bytes: number;
}

/** The same with the address of the client, for the log. */
export interface UnreadableEntry extends UnreadableAnswer {
  readonly client: string;
}

/**
 * Answers something that could not be read as a request, and closes the connection. The answer cannot leave through `send`, for
 * there is no request to answer. Null when the client had already gone, or had been told that its connection is closed.
 */
export function answerUnreadable(error: Error, socket: Duplex, reading: ReadingOptions): UnreadableAnswer | null {
  if (socket.writable) {
    const { reason, path } = readFailure(error, reading.longestTarget);
    if (reason !== 'behind the end')
      return answerOn(socket, { method: null, path }, reading.describeUnreadable(reason, path));
  }
  hangUp(socket);
  return null;
}

/** Answers CONNECT, which node:http hands over as a bare connection, and closes it. */
export function answerConnect(socket: Duplex, reading: ReadingOptions): UnreadableAnswer {
  return answerOn(socket, { method: 'CONNECT', path: '/' }, reading.describeUnreadable('tunnel', '/'));
}

function answerOn(
  socket: Duplex,
  asked: Pick<UnreadableAnswer, 'method' | 'path'>,
  { status, type, body, headers }: Document,
): UnreadableAnswer {
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

/** A request that node:http gave up. */
interface ReadFailure {
  readonly reason: UnreadableReason | 'behind the end';
  /** As far as the last packet holds it. */
  readonly path: string;
}

function readFailure(error: Error, longestTarget: number): ReadFailure {
  const packet = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : Buffer.of();
  const [line = ''] = packet.toString('latin1', 0, longestTarget + LONGEST_METHOD).split('\r\n', 1);
  const [, method = '', target, rest] = REQUEST_LINE.exec(line) ?? [];
  const path = SHORT_PATH.exec(target ?? '')?.[0] ?? '/';
  const reason = reasonOf(error);
  if (reason === 'headers too long' && target !== undefined && rest === '' && line.length > longestTarget)
    return { reason: 'address too long', path };
  // Bytes behind other requests, and bytes that are no HTTP at all, have the same codes.
  const isNoTarget = reason === 'odd address' && target === undefined;
  const isNoMethod = reason === 'unknown method' && (rest !== ' HTTP/1.1' || METHODS.includes(method));
  return { reason: isNoTarget || isNoMethod ? 'malformed' : reason, path };
}

const LONGEST_METHOD = 20;
const REQUEST_LINE = /^([\w-]+) (\/[^ ]*)(.*)$/;

// The part of a path that is safe to repeat.
const SHORT_PATH = /^\/[\w./~%-]{0,200}/;

import type { ServerResponse } from 'node:http';
import type { OpenFile } from '../documents/open-file.ts';
import type { Representation } from '../documents/representation.ts';
import { endAfterDraining, isStillSending } from './body.ts';
import { bufferOver } from './buffers.ts';
import { isReading } from './methods.ts';
import { rangeOf, type Range } from './range.ts';
import type { HttpContext } from './request.ts';

/** The answer to a request: a representation, and headers for this answer only. */
export interface Answer {
  readonly representation: Representation;
  /** Additional header fields, names and values alternating. */
  readonly fields: readonly string[];
  /**
   * The origin of a document, for the log: in memory since the start, from the cache of compressed answers,
   * or just computed.
   */
  readonly source?: Source | undefined;
  /** True if the connection is closed, because of the request. */
  readonly closes?: boolean | undefined;
}

/** The origin of a document. */
export type Source = 'static' | 'hit' | 'miss';

/** The part of an answer that a request receives. */
export interface Selection {
  readonly status: number;
  /** Bytes of the body. */
  readonly bytes: number;
  readonly fields: readonly string[];
  readonly range: Range;
}

/** Sends an answer, or the requested part of it. Every answer is sent here. */
export function send(
  context: HttpContext,
  { answer, selection, id }: { readonly answer: Answer; readonly selection: Selection; readonly id: string },
): void {
  const { request, response } = context;
  const { status, fields, range, bytes } = selection;
  const isClosing = answer.closes === true || isStillSending(request);
  const head = [...fields, ...answer.fields, 'Request-Id', id];
  if (isClosing) head.push('Connection', 'close');
  response.writeHead(status, head);
  const body = bytes === 0 ? [] : answer.representation.content;
  if ('fd' in body) sendFile(response, body, range);
  else if (isClosing) sendClosing(context, body);
  else sendParts(response, answer, body);
}

/** Bytes of memory that an answer takes until it is sent. */
export const memoryOf = ({ representation: { content } }: Answer, { bytes }: Selection): number =>
  'fd' in content ? Math.min(bytes, STREAMED_BYTES) : bytes;

/** Memory for a file that is streamed: a piece that is read and one that waits. */
const STREAMED_BYTES = 128 * 1024;

/** Selects what to send of an answer: all of it, a range, or 304. */
export function select({ request }: HttpContext, { representation }: Answer): Selection {
  const { status, tag, fields, content, length } = representation;
  const { method = 'GET', headers } = request;
  if (tag !== null && isReading(method) && matchesTag(headers['if-none-match'], tag))
    return { status: 304, fields: representation.fieldsUnmodified, range: NOTHING, bytes: 0 };
  const range = 'fd' in content && method === 'GET' ? rangeOf(headers, { tag, length }) : 'whole';
  if (range !== 'whole') return partial(representation, range);
  return { status, fields, range: { first: 0, last: length - 1 }, bytes: method === 'HEAD' ? 0 : length };
}

const NOTHING: Range = { first: 0, last: -1 };

/** `If-None-Match` names this entity tag: weak comparison, lists and `*` (RFC 9110, section 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // Our tags contain no comma, so splitting a foreign tag at a comma never yields one of ours.
  return ifNoneMatch.split(',').some((item) => isSameTag(item.trim(), tag));
}

const isSameTag = (given: string, tag: string): boolean =>
  given === '*' || given === tag || (given.startsWith('W/') && given.slice(2) === tag);

/** RFC 9110, sections 15.3.7 and 15.5.17. */
function partial({ fields, length }: Representation, range: Range | 'unsatisfiable'): Selection {
  if (range === 'unsatisfiable') {
    const own = ['Content-Range', `bytes */${length}`, 'Content-Length', '0', 'Cache-Control', 'no-store'];
    return {
      status: 416,
      fields: [...fieldsWithout(fields, OF_THE_CONTENT), ...own],
      range: NOTHING,
      bytes: 0,
    };
  }
  const others = fieldsWithout(fields, ['Content-Length']);
  const { first, last } = range;
  const bytes = last - first + 1;
  const own = ['Content-Range', `bytes ${first}-${last}/${length}`, 'Content-Length', String(bytes)];
  return { status: 206, fields: [...others, ...own], range, bytes };
}

/** The fields that an answer without the content of its document lacks. */
const OF_THE_CONTENT = ['Content-Length', 'Content-Type', 'Cache-Control', 'ETag', 'Last-Modified'];

const fieldsWithout = (fields: readonly string[], names: readonly string[]): string[] =>
  fields.flatMap((text, index) =>
    index % 2 === 1 || names.includes(text) ? [] : [text, fields[index + 1] ?? ''],
  );

function sendParts(response: ServerResponse, answer: Answer, parts: readonly Uint8Array[]): void {
  const [first] = parts;
  const { length } = answer.representation;
  if (first === undefined) response.end();
  else if (length <= SHORT_BYTES) response.end(textOf(answer, parts), 'latin1');
  else if (parts.length === 1) response.end(first);
  else {
    // Corked, all parts are sent with one system call and without a copy.
    response.cork();
    for (const part of parts) response.write(part);
    response.end();
    response.uncork();
  }
}

/**
 * A short body as text, each byte a character: Node sends a text in one piece with its head. That of a
 * document is kept.
 */
function textOf({ representation, source }: Answer, parts: readonly Uint8Array[]): string {
  const text = representation.text ?? parts.map((part) => bufferOver(part).toString('latin1')).join('');
  if (source === 'static') representation.text = text;
  return text;
}

/** Beyond this it costs more to copy a body than to send it after its head. */
const SHORT_BYTES = 8 * 1024;

function sendFile(response: ServerResponse, file: OpenFile, { first, last }: Range): void {
  const stream = file.read(first, last);
  response.once('close', () => stream.destroy());
  // The headers are already sent; the client sees that the answer broke off.
  stream.once('error', () => response.destroy()).pipe(response);
}

/** On a connection that will be closed the end waits for the rest of the request. */
function sendClosing(context: HttpContext, parts: readonly Uint8Array[]): void {
  context.response.flushHeaders();
  for (const part of parts) context.response.write(part);
  endAfterDraining(context);
}

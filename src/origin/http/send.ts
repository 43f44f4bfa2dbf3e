import type { IncomingMessage } from 'node:http';
import { endAfterDraining, isStillSending } from './body.ts';
import type { Exchange, Reply } from './inquiry.ts';
import { isReading } from './methods.ts';
import { matchesTag } from './precondition.ts';
import type { Representation } from '../documents/representation.ts';

/** What went out, for the log. */
export interface Sent {
  readonly status: number;
  /** Bytes of the body. */
  readonly bytes: number;
}

/** Sends a reply. Every answer of the service leaves through here. */
export function send(exchange: Exchange, { representation, fields, closes = false }: Reply): Sent {
  const { request, response } = exchange;
  const { status, bytes, fields: ownFields } = select(request, representation);
  const isClosing = closes || isStillSending(request);
  response.writeHead(status, [...ownFields, ...fields, ...(isClosing ? CLOSING : [])]);
  if (isClosing) endAfterDraining(exchange, bytes);
  else response.end(bytes);
  return { status, bytes: bytes?.length ?? 0 };
}

const CLOSING = ['Connection', 'close'] as const;

/** The part of a representation that this request gets: none of it when the client has it, its head for HEAD. */
function select({ method = 'GET', headers }: IncomingMessage, representation: Representation) {
  const { content, tag, fields, bytes } = representation;
  const isModified = tag === null || !isReading(method) || !matchesTag(headers['if-none-match'], tag);
  if (!isModified) return { status: 304, bytes: undefined, fields: representation.fieldsUnmodified };
  return { status: content.status, bytes: method === 'HEAD' ? undefined : bytes, fields };
}

import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Stops the parser of a connection. A received block may hold thousands of requests, which Node parses to the
 * end even if none of them will be answered. That costs as much as answering, and Node has no API to stop it.
 * Its parser stops at an unknown return value. The property is undocumented; a test fails if Node drops it.
 */
export function stopReading(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', () => -1);
}

/** Wait for the rest of a client's bytes when its connection is about to be closed. */
export const DRAIN_MILLISECONDS = 2_000;

/**
 * Ends a connection after some last words. Bytes that the client still sends are thrown away: a reset would
 * cost it the end of its answers (RFC 9112, section 9.6).
 */
export function hangUp(socket: Duplex, words?: Buffer): void {
  socket.end(words);
  const patience = setTimeout(() => socket.destroy(), DRAIN_MILLISECONDS).unref();
  socket.once('close', () => clearTimeout(patience));
}

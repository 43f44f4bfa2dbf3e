import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Stops the parser of a connection. Thousands of requests that came in one packet would be parsed to their end, which costs as
 * much as answering them, and Node has no API against it. Its parser stops at a result that it does not know. The property is
 * not documented; a test fails when Node has it no longer.
 */
export function readNoFurther(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', () => -1);
}

/** How long to wait for the rest of a request before its connection is closed. */
export const DRAIN_MILLISECONDS = 2_000;

/** Ends a connection after some last bytes. The rest of the request is thrown away: a reset would cost the client the end of its answers (RFC 9112, section 9.6). */
export function hangUp(socket: Duplex, lastBytes?: Buffer): void {
  socket.end(lastBytes);
  const patience = setTimeout(() => socket.destroy(), DRAIN_MILLISECONDS).unref();
  socket.once('close', () => clearTimeout(patience));
}

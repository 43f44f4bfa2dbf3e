import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { Exchange } from './inquiry.ts';

/** The body of a request: whole, or why not. */
export type Body =
  | { readonly state: 'whole'; readonly bytes: Uint8Array }
  | { readonly state: 'too large' }
  | { readonly state: 'broken off' };

/** Bytes of the longest body that is read (CONTRACT). */
export const LONGEST_BODY: number = 16 * 1024;

/** Reads a body of at most `LONGEST_BODY` bytes; a longer one is given up as soon as it is known to be longer. */
export async function readBody({ request, response }: Exchange): Promise<Body> {
  if (Number(request.headers['content-length'] ?? 0) > LONGEST_BODY) return { state: 'too large' };
  // The client waits to be told before it sends (RFC 9110, section 10.1.1).
  if (request.headers.expect !== undefined) response.writeContinue();
  return collect(request);
}

function collect(request: IncomingMessage): Promise<Body> {
  // Copied at once: a client may send each byte as a chunk, and each is a piece of a whole block that was received.
  const bytes = Buffer.alloc(LONGEST_BODY);
  const read = { length: 0 };
  return new Promise((resolve) => {
    const finish = (body: Body): void => {
      request.removeAllListeners('data');
      resolve(body);
    };
    request.on('data', (chunk: Buffer) => {
      chunk.copy(bytes, read.length);
      read.length += chunk.length;
      if (read.length > LONGEST_BODY) finish({ state: 'too large' });
    });
    request.once('end', () => finish({ state: 'whole', bytes: bytes.subarray(0, read.length) }));
    request.once('error', () => finish({ state: 'broken off' }));
  });
}

/** Whether the client has not yet sent the whole body that it announced. */
export const isStillSending = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** Gives node:http the time to see the end of a body that came in one piece with its head. */
export const seeWholeBody = async (request: IncomingMessage): Promise<void> => {
  if (isStillSending(request)) await setImmediate();
};

// A client that is still sending when the connection is closed loses the answer to a reset (RFC 9112, section 9.6).
const DRAIN_MILLISECONDS = 2_000;

/** Sends the bytes, and ends the response when the client has sent the rest of its request, which is thrown away, or has had time enough to. */
export function endAfterDraining({ request, response }: Exchange, bytes: Buffer = Buffer.of()): void {
  const end = (): void => {
    clearTimeout(patience);
    response.end();
  };
  const patience = setTimeout(end, DRAIN_MILLISECONDS);
  response.flushHeaders();
  response.write(bytes);
  if (request.closed) end();
  else request.once('close', end).resume();
}

import type { IncomingMessage } from 'node:http';
import { DRAIN_MILLISECONDS } from './connections/hang-up.ts';
import type { HttpContext } from './request.ts';

/** The body of a request, or the reason it could not be read. */
export type RequestBody =
  | { readonly state: 'whole'; readonly bytes: Uint8Array }
  | { readonly state: 'too large' }
  | { readonly state: 'broken off' };

/** Reads a body of at most `longest` bytes; gives up as soon as it is known to be longer. */
export async function readBody({ request, response }: HttpContext, longest: number): Promise<RequestBody> {
  if (announcedLength(request) > longest) return { state: 'too large' };
  // Node emits no further events for a request without a body.
  if (request.readableEnded) return { state: 'whole', bytes: Buffer.of() };
  // The client waits for this before it sends the body (RFC 9110, section 10.1.1).
  if (request.headers.expect !== undefined) response.writeContinue();
  return collect(request, longest);
}

function collect(request: IncomingMessage, longest: number): Promise<RequestBody> {
  // Copied at once: if a client sends each byte as a chunk, each chunk would keep a whole received block
  // alive.
  const bytes = Buffer.alloc(longest);
  let length = 0;
  return new Promise((resolve) => {
    const finish = (body: RequestBody): void => {
      request.removeAllListeners('data');
      resolve(body);
    };
    request.on('data', (chunk: Buffer) => {
      chunk.copy(bytes, length);
      length += chunk.length;
      if (length > longest) finish({ state: 'too large' });
    });
    request.once('end', () => finish({ state: 'whole', bytes: bytes.subarray(0, length) }));
    request.once('error', () => finish({ state: 'broken off' }));
  });
}

/** True if the client has not yet sent the whole body that it announced. */
export const isStillSending = (request: IncomingMessage): boolean =>
  !request.complete && (announcedLength(request) > 0 || request.headers['transfer-encoding'] !== undefined);

const announcedLength = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0);

/**
 * Ends a response once the client has sent the rest of its request, which is discarded, or its time is up. A
 * client that is still sending when the connection closes would lose the answer to a reset (RFC 9112, section
 * 9.6).
 */
export function endAfterDraining({ request, response }: HttpContext): void {
  const end = (): void => {
    clearTimeout(patience);
    response.end();
  };
  const patience = setTimeout(end, DRAIN_MILLISECONDS);
  if (request.closed) end();
  else request.once('close', end).resume();
}

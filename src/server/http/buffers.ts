/*
 * Bytes in one piece, on buffers that are used again. A fresh buffer for each computed page is memory outside
 * of V8's heap: V8 answers with a full collection every few hundred milliseconds.
 */

const SMALLEST = 16 * 1024;
const LARGEST = 1024 * 1024;

/** Bytes of idle buffers that are kept, at most. */
const MOST_IDLE_BYTES = 8 * 1024 * 1024;

const idle = new Map<number, Buffer[]>();
let idleBytes = 0;

/** The same bytes as a buffer, without a copy. */
export const bufferOver = ({ buffer, byteOffset, length }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, length);

/** A buffer of at least this length. Its content is arbitrary. */
function borrowBuffer(length: number): Buffer {
  const size = SMALLEST * 2 ** Math.max(0, Math.ceil(Math.log2(length / SMALLEST)));
  const buffer = idle.get(size)?.pop();
  if (buffer === undefined) return Buffer.allocUnsafeSlow(size > LARGEST ? length : size);
  idleBytes -= size;
  return buffer;
}

/** Gives a buffer back that nothing reads any more. One that is never given back is only garbage. */
function returnBuffer(buffer: Buffer): void {
  const size = buffer.length;
  if (size > LARGEST || idleBytes + size > MOST_IDLE_BYTES) return;
  const others = idle.get(size);
  if (others === undefined) idle.set(size, [buffer]);
  else others.push(buffer);
  idleBytes += size;
}

/** Bytes of this length in one piece on a borrowed buffer, and what gives it back. */
export function joinedForNow(
  parts: readonly Uint8Array[],
  length: number,
): { readonly bytes: Buffer; readonly free: () => void } {
  const buffer = borrowBuffer(length);
  let offset = 0;
  for (const part of parts) {
    buffer.set(part, offset);
    offset += part.length;
  }
  return { bytes: buffer.subarray(0, length), free: () => returnBuffer(buffer) };
}

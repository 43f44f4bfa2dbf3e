/**
 * The same bytes on memory of their own and no more. What Node reads from a file, makes of a text or takes from zlib is,
 * below 32 kB, a piece of a block of 64 kB that others share (`Buffer.poolSize`): whoever keeps a piece for long keeps the
 * whole, beyond any bound that counts lengths.
 */
export function onOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  // Not `Buffer.from`, which takes its memory from such a block again.
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

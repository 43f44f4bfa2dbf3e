/** The same bytes as a buffer, without a copy. */
export const bufferOver = ({ buffer, byteOffset, length }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, length);

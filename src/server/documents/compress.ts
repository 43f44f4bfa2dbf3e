import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '../http/coding.ts';
import type { Soon } from '../soon.ts';
import { isNegotiated, representContent, type Representation } from './representation.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Quality 5 takes about a millisecond for a full page; 11, as at build time, takes 30 times as long for a tenth less.
const BROTLI_QUALITY = 5;

// Below a kibibyte an answer fits one packet as it is. Errors are never compressed.
const WORTH_IT = 1024;

/** The same content in a coding that the client takes, or as it is where compressing is not worth it. */
export function inCoding(identity: Representation, coding: Coding): Soon<Representation> {
  const { content, length } = identity;
  if (coding === 'identity' || 'fd' in content || length < WORTH_IT || !isNegotiated(identity)) return identity;
  return encode(Buffer.concat(content), coding).then((bytes) => representContent([bytes], { ...identity, coding }));
}

/** Bytes in a coding, on memory of their own. The work is done in zlib's threads. */
async function encode(bytes: Buffer, coding: Exclude<Coding, 'identity'>): Promise<Buffer> {
  return onOwnMemory(await (coding === 'br' ? brotli(bytes, { params: brotliParameters(bytes) }) : zip(bytes)));
}

const brotliParameters = (bytes: Buffer): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
});

/**
 * The same bytes, on memory of their own and no more where they were a piece of a larger block. What Node makes of a text
 * or takes from zlib is, below 32 kB, a piece of a block of 64 kB that others share (`Buffer.poolSize`): whoever keeps a
 * piece for long keeps the whole, beyond any bound that counts lengths.
 */
export function onOwnMemory(bytes: Uint8Array): Buffer {
  // Not `Buffer.from`, which takes its memory from such a block again.
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

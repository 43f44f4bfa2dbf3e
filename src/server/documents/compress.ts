import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { joined } from '../http/buffers.ts';
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
  return encode(joined(content, length), coding).then((bytes) => representContent([bytes], { ...identity, coding }));
}

/** Bytes in a coding, on memory of their own. The work is done in zlib's threads. */
async function encode(bytes: Buffer, coding: Exclude<Coding, 'identity'>): Promise<Buffer> {
  const coded = await (coding === 'br' ? brotli(bytes, { params: brotliParameters(bytes) }) : zip(bytes));
  return joined([coded], coded.length);
}

const brotliParameters = (bytes: Buffer): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
});

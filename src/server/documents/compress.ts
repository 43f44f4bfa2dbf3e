import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import type { Coding } from '../http/coding.ts';
import { isNegotiated, representContent, type Representation } from './representation.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Quality 5 takes about a millisecond for a full page; 11, as at build time, takes 30 times as long for a tenth less.
const BROTLI_QUALITY = 5;

// Below a kibibyte an answer fits one packet as it is. Errors are never compressed.
const WORTH_IT = 1024;

// zlib's threads take their share of the cores from the thread that answers all requests.
const oneAtATime = pLimit(1);

/** Bounds of the queue. Beyond them answers are sent uncompressed, which every client takes. */
const MOST_WAITING = 32;
const MOST_WAITING_BYTES = 8 * 1024 * 1024;

let waitingBytes = 0;

/** The same content in a coding; uncompressed if compressing is not worth it, or the queue is full. */
export async function inCoding(identity: Representation, coding: Coding): Promise<Representation> {
  const { content, length } = identity;
  if (coding === 'identity' || 'fd' in content || length < WORTH_IT || !isNegotiated(identity)) return identity;
  if (oneAtATime.pendingCount >= MOST_WAITING || waitingBytes + length > MOST_WAITING_BYTES) return identity;
  waitingBytes += length;
  try {
    const bytes = await oneAtATime(() => encode(Buffer.concat(content, length), coding));
    return representContent([bytes], { ...identity, coding });
  } finally {
    waitingBytes -= length;
  }
}

const encode = (bytes: Buffer, coding: Exclude<Coding, 'identity'>): Promise<Buffer> =>
  coding === 'br' ? brotli(bytes, { params: brotliParameters(bytes) }) : zip(bytes);

const brotliParameters = (bytes: Buffer): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
});

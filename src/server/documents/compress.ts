import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import type { Coding } from '../http/coding.ts';
import type { MaybePromise } from '../maybe-promise.ts';
import { isNegotiated, representContent, type Representation } from './representation.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Quality 5 takes about a millisecond for a full page; 11, as at build time, takes 30 times as long and saves
// a tenth.
const BROTLI_QUALITY = 5;

// Below a kibibyte an answer fits one packet as it is. Errors are never compressed.
const WORTH_IT = 1024;

// zlib's threads compete for the cores with the thread that answers requests.
const oneAtATime = pLimit(1);

/**
 * The maximum number and size of answers waiting for compression. Beyond it, answers are sent uncompressed,
 * which every client accepts.
 */
const MOST_WAITING = 32;
const MOST_WAITING_BYTES = 8 * 1024 * 1024;

let waitingBytes = 0;

/**
 * The content in a coding that the client accepts, or uncompressed if it is short or too many answers are
 * waiting.
 */
export function inCoding(identity: Representation, coding: Coding): MaybePromise<Representation> {
  const { content, length } = identity;
  if (coding === 'identity' || 'fd' in content || length < WORTH_IT || !isNegotiated(identity))
    return identity;
  if (oneAtATime.pendingCount >= MOST_WAITING || waitingBytes + length > MOST_WAITING_BYTES) return identity;
  waitingBytes += length;
  return oneAtATime(() => encode(content, length, coding))
    .then((bytes) => representContent([bytes], { ...identity, coding }))
    .finally(() => (waitingBytes -= length));
}

/** Compresses parts. */
async function encode(
  parts: readonly Uint8Array[],
  length: number,
  coding: Exclude<Coding, 'identity'>,
): Promise<Buffer> {
  const bytes = Buffer.concat(parts, length);
  return coding === 'br' ? brotli(bytes, { params: brotliParameters(bytes) }) : zip(bytes);
}

const brotliParameters = (bytes: Buffer): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
});

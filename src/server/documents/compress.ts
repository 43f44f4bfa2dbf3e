import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import type { Coding } from '../http/coding.ts';
import type { MaybePromise } from '../maybe-promise.ts';
import { isNegotiated, representContent, type Representation } from './representation.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Quality 5 takes about a millisecond for a full page; 11, as at build time, takes 30 times as long for a
// tenth less.
const BROTLI_QUALITY = 5;

// Below a kibibyte an answer fits one packet as it is. Errors are never compressed.
const WORTH_IT = 1024;

// The work is done in zlib's threads, which take their share of the cores from what answers all others.
const oneAtATime = pLimit(1);

/**
 * The most answers, and the most bytes of them, that wait to be compressed. Beyond that they are sent as they
 * are, which every client takes.
 */
const MOST_WAITING = 32;
const MOST_WAITING_BYTES = 8 * 1024 * 1024;

let waitingBytes = 0;

/**
 * The same content in a coding that the client takes, or as it is where compressing is not worth it, or too
 * many wait for it.
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

/** The bytes of parts in a coding. */
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

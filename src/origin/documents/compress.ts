import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '../http/coding.ts';
import { represent, type Representation } from './representation.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Quality 5 takes about a millisecond for a full page; 11, as at build time, takes 30 times as long for a tenth less.
const BROTLI_QUALITY = 5;

/** A representation of the same content in another coding. The work is done in zlib's threads. */
export async function compress({ content }: Representation, coding: Coding): Promise<Representation> {
  return represent(content, coding, await encode(content.bytes, coding));
}

async function encode(bytes: Buffer, coding: Coding): Promise<Buffer> {
  switch (coding) {
    case 'br':
      return brotli(bytes, { params: brotliParameters(bytes) });
    case 'gzip':
      return zip(bytes);
    case 'identity':
      return bytes;
    default:
      return coding satisfies never;
  }
}

const brotliParameters = (bytes: Buffer): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
});

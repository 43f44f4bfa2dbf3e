import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';

/* Compresses the files that it is started with, and sends back how many bytes brotli saves. */

// Below this size the header of the coding is as long as the saving.
const WORTH_IT = 512;

// The best quality of brotli takes 50 times as long for a sixth less: only the home page, the finder, files that
// every page loads, and the catalog for pages are worth that.
const MOST_WORTH = [
  /\.(js|css)$/,
  /\/client\/(actuators\/)?index\.html$/,
  /\/data\/([^/]+\/actuators|pages)\.json$/,
];
const DEFAULT_QUALITY = 6;

const qualityFor = (path: string): number =>
  MOST_WORTH.some((pattern) => pattern.test(path)) ? constants.BROTLI_MAX_QUALITY : DEFAULT_QUALITY;

const SMALLEST_WINDOW = 16;

/** Compresses one file both ways; the number of bytes that brotli saves. */
function compressFile(path: string): number {
  const bytes = readFileSync(path);
  if (bytes.length < WORTH_IT) return 0;
  const br = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualityFor(path),
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gzipSync(bytes));
  return bytes.length - br.length;
}

/**
 * The window of brotli that holds a file, as a power of 2: a larger one costs memory, and time to clear it.
 */
const windowFor = (bytes: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(SMALLEST_WINDOW, Math.ceil(Math.log2(bytes + 16))));

const paths = z.array(z.string()).parse(workerData);
parentPort?.postMessage(paths.reduce((saved, path) => saved + compressFile(path), 0));

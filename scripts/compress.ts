import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './list-files.ts';

/*
 * Writes a `.br` and a `.gz` beside every text file of the built site, so that no request compresses what was known
 * at build time. Run by `npm run build`.
 */

const FOLDER = 'dist/client';
const TEXT = /\.(json|ndjson|csv|html|css|js|svg|txt|xml|md|webmanifest)$/;

// Below this size the coding's own header eats what it saves.
const WORTH_IT = 512;

// The best quality of brotli takes 50 times as long for a sixth less: it is for what every page loads, and the copies of the
// catalog that pages read.
const MOST_WORTH = /\.(js|css)$|\/data\/([^/]+\/actuators|pages)\.json$/;
const USUAL_QUALITY = 6;

const deflate = promisify(gzip);
const brotli = promisify(brotliCompress);

/** Compresses one file both ways; the number of bytes that brotli saves. */
async function compressFile(path: string): Promise<number> {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_IT) return 0;
  const quality = MOST_WORTH.test(path) ? constants.BROTLI_MAX_QUALITY : USUAL_QUALITY;
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    deflate(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return bytes.length - br.length;
}

/** The window of brotli that holds a file, as a power of 2: a larger one costs memory, and time to clear it. */
const windowFor = (bytes: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(SMALLEST_WINDOW, Math.ceil(Math.log2(bytes + 16))));

const SMALLEST_WINDOW = 16;

/** Compresses files from one queue until it is empty; the number of bytes saved. */
async function work(queue: string[]): Promise<number> {
  const path = queue.pop();
  return path === undefined ? 0 : (await compressFile(path)) + (await work(queue));
}

const paths = listFiles(FOLDER)
  .filter((file) => TEXT.test(file))
  .map((file) => join(FOLDER, file));
const count = paths.length;
const saved = await Promise.all(Array.from({ length: availableParallelism() * 2 }, () => work(paths)));
const megabytes = saved.reduce((sum, bytes) => sum + bytes, 0) / 1_000_000;
console.log(`${count} files compressed (br, gzip), ${megabytes.toFixed(1)} MB saved`);

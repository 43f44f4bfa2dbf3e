import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { builtPath } from './support/built-catalog.ts';
import { EXIT, NO_FLAGS, print, runCommand } from './support/command-line.ts';
import { listFiles } from './support/list-files.ts';
import { inWorkers } from './support/workers/in-workers.ts';

const FOLDER = 'dist/client';
const TEXT = /\.(json|ndjson|csv|html|css|js|svg|txt|xml|atom|md|webmanifest)$/;

const HELP = `Usage: node scripts/compress.ts

Writes a \`.br\` and a \`.gz\` next to every text file of ${FOLDER}, so that static documents are not compressed on request.`;

process.exitCode = await runCommand({ help: HELP, flags: NO_FLAGS, run });

async function run(): Promise<number> {
  // By size, so that the cores have equal shares.
  const files = listFiles(builtPath(FOLDER))
    .filter((file) => TEXT.test(file))
    .map((file) => ({ path: join(FOLDER, file), bytes: statSync(join(FOLDER, file)).size }))
    .toSorted((one, other) => other.bytes - one.bytes);
  const saved = await inWorkers(
    new URL('./support/workers/compress-worker.ts', import.meta.url),
    files.map(({ path }) => path),
    z.number(),
  );
  const megabytes = saved.reduce((sum, bytes) => sum + bytes, 0) / 1_000_000;
  return print(
    [`${files.length} files compressed (br, gzip), ${megabytes.toFixed(1)} MB saved`],
    EXIT.success,
  );
}

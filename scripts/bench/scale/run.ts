import { execFile } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readCatalog } from '../../support/built-catalog.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { answeringFigures, preparingFigures, type ScaleFigures } from './figures.ts';
import type { ScaleOptions } from './options.ts';
import { synthesise } from './synthetic-catalog.ts';

/** Measures a catalog of each size, one after the other; `tell` hears how far it is. */
export async function runScale(
  { sizes, seed }: ScaleOptions,
  tell: (progress: string) => void,
): Promise<ScaleFigures[]> {
  const folder = temporaryFolder('bench-scale');
  const catalogFile = join(folder, 'catalog.json');
  const serviceFile = join(folder, 'service.bin');
  const catalog = readCatalog();
  const results: ScaleFigures[] = [];
  for (const size of sizes) {
    writeFileSync(catalogFile, JSON.stringify(synthesise(catalog, { size, seed })));
    tell(`${size} actuators, ${Math.round(statSync(catalogFile).size / 1_000_000)} MB of JSON …`);
    const preparing = preparingFigures.parse(await runApart('prepare.ts', [catalogFile, serviceFile]));
    const answering = answeringFigures.parse(await runApart('measure.ts', [serviceFile]));
    results.push({ ...preparing, ...answering });
  }
  return results;
}

const run = promisify(execFile);

// A build of a hundred thousand actuators outgrows the heap that Node takes by itself on small machines.
const NODE_FLAGS = ['--max-old-space-size=8192'];

async function runApart(script: string, files: readonly string[]): Promise<unknown> {
  const { stdout } = await run(process.execPath, [...NODE_FLAGS, `scripts/bench/scale/${script}`, ...files]);
  return JSON.parse(stdout);
}

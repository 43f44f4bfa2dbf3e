import { execFile } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readCatalog } from '../../measuring/catalog.ts';
import { temporaryFolder } from '../../measuring/temporary-folder.ts';
import { scaleFigures, type ScaleFigures } from './figures.ts';
import type { ScaleOptions } from './options.ts';
import { synthesise } from './synthetic-catalog.ts';

/** Measures a catalog of each size, one after the other; `tell` hears how far it is. */
export async function runScale(
  { sizes, seed }: ScaleOptions,
  tell: (progress: string) => void,
): Promise<ScaleFigures[]> {
  const file = join(temporaryFolder('bench-scale'), 'catalog.json');
  const catalog = readCatalog();
  const results: ScaleFigures[] = [];
  for (const size of sizes) {
    writeFileSync(file, JSON.stringify(synthesise(catalog, { size, seed })));
    tell(`${size} actuators, ${Math.round(statSync(file).size / 1_000_000)} MB of JSON …`);
    results.push(await measureApart(file));
  }
  return results;
}

const run = promisify(execFile);

// A hundred thousand actuators with all their documents outgrow the heap that Node takes by itself on small machines.
const NODE_FLAGS = ['--expose-gc', '--max-old-space-size=8192'];

async function measureApart(file: string): Promise<ScaleFigures> {
  const { stdout } = await run(process.execPath, [...NODE_FLAGS, 'scripts/bench/scale/measure.ts', file]);
  return scaleFigures.parse(JSON.parse(stdout));
}

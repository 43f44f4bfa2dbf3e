import { join } from 'node:path';
import { SERVICE_FILE, writeService } from '../src/api/service-bin.ts';
import { prepareService } from '../src/api/service.ts';
import { buildDataset } from '../src/catalog/records/dataset.ts';
import { config } from '../src/config.ts';
import { builtPath, readCatalog } from './support/built-catalog.ts';
import { EXIT, NO_FLAGS, print, runCommand } from './support/command-line.ts';
import { writeAtomically } from './support/write-atomically.ts';

const HELP = `Usage: node scripts/prepare-service.ts [folder]

Writes <folder>/${SERVICE_FILE}: records, indexes and presorted orders of the built catalog, so that the server loads them
instead of computing them at start. Default folder: generated. BASE_URL must be that of the build.`;

function run(_options: unknown, folder: string): number {
  const bytes = writeService(prepareService(buildDataset(readCatalog(), config().baseUrl)));
  writeAtomically(join(builtPath(folder), SERVICE_FILE), bytes);
  return print([`${SERVICE_FILE}: ${(bytes.length / 1e6).toFixed(1)} MB`], EXIT.success);
}

process.exitCode = await runCommand({ help: HELP, flags: NO_FLAGS, folder: 'generated', run });

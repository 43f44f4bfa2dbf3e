import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CatalogFolder } from './catalog/catalog-folder.ts';
import { buildCatalog, catalogBytes, summaryLine } from './catalog/check-and-build.ts';
import { CATALOG_FILE } from './support/built-catalog.ts';
import { complainOfIssues, EXIT, NO_FLAGS, print, runOnFolder } from './support/command-line.ts';
import { writeAtomically } from './support/write-atomically.ts';

const HELP = `Usage: npm run build:catalog [-- <folder>]

Checks the YAML files of the catalog's folder (default: catalog) and writes them as one file, ${CATALOG_FILE}.
The same files always give the same bytes. If any file has an issue, nothing is written and the exit code is 1.`;

function run(folder: CatalogFolder): number {
  const build = buildCatalog(folder);
  if (!build.ok)
    return complainOfIssues(
      build.issues,
      `${CATALOG_FILE} was not written: fix the files and run this again.`,
    );
  const bytes = catalogBytes(build.catalog);
  mkdirSync(dirname(CATALOG_FILE), { recursive: true });
  writeAtomically(CATALOG_FILE, bytes);
  return print(
    [`${summaryLine(build.catalog)}: ${CATALOG_FILE} (${(bytes.length / 1e6).toFixed(1)} MB)`],
    EXIT.success,
  );
}

/** Runs the command with its arguments; returns the exit code. */
export const main = (argv: readonly string[]): Promise<number> =>
  runOnFolder({ help: HELP, flags: NO_FLAGS, run }, argv);

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));

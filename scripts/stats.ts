import { z } from 'zod';
import type { CatalogFolder } from './catalog/catalog-folder.ts';
import { buildCatalog } from './catalog/check-and-build.ts';
import { coverageLines } from './catalog/field-coverage.ts';
import { issueCount } from './catalog/issue.ts';
import { statisticsOf, type Statistics } from './catalog/statistics.ts';
import { alignedLines } from './support/aligned-lines.ts';
import { complain, EXIT, onOff, print, runOnFolder } from './support/command-line.ts';

const HELP = `Usage: npm run stats [-- <folder>] [--json]

Counts the records of the catalog's folder (default: catalog) and prints how often each field is known.`;

const FLAGS = z.object({
  json: onOff('print the counts as JSON: how many records of each group know each field'),
});

function run(folder: CatalogFolder, { json }: z.output<typeof FLAGS>): number {
  const build = buildCatalog(folder);
  if (!build.ok)
    return complain([`${issueCount(build.issues)} See them with \`npm run check:catalog\`.`], EXIT.failed);
  const statistics = statisticsOf(build.catalog);
  return print(json ? [JSON.stringify(statistics, null, 2)] : textLines(statistics), EXIT.success);
}

const textLines = ({ counts, coverages }: Statistics): string[] => [
  ...alignedLines(
    Object.entries(counts).map(([name, count]) => [name, String(count)]),
    [1],
  ),
  ...coverages.flatMap((table) => ['', ...coverageLines(table)]),
];

/** Runs the command with its arguments; returns the exit code. */
export const main = (argv: readonly string[]): Promise<number> =>
  runOnFolder({ help: HELP, flags: FLAGS, run }, argv);

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));

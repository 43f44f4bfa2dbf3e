import { buildCatalog } from './catalog/build.ts';
import { coverageLines } from './catalog/coverage.ts';
import { faultCount } from './catalog/fault.ts';
import type { CatalogFolder } from './catalog/folder.ts';
import { type Statistics, statisticsOf } from './catalog/statistics.ts';
import { alignedLines } from './catalog/table.ts';
import { complain, EXIT, print, runOnFolder } from './command-line.ts';

const HELP = `Usage: npm run stats [-- <folder>] [--json]

Counts the records of the catalog's folder (default: catalog) and the share of them that know each field.

  --json  print the counts as JSON: how many records of each group know each field`;

function run(folder: CatalogFolder, flags: ReadonlySet<string>): number {
  const build = buildCatalog(folder);
  if (!build.ok) return complain([`${faultCount(build.faults)} See them with \`npm run check:catalog\`.`], EXIT.faults);
  const statistics = statisticsOf(build.catalog);
  return print(flags.has('json') ? [JSON.stringify(statistics, null, 2)] : textLines(statistics), EXIT.well);
}

const textLines = ({ counts, coverages }: Statistics): string[] => [
  ...alignedLines(
    Object.entries(counts).map(([name, count]) => [name, String(count)]),
    new Set([1]),
  ),
  ...coverages.flatMap((table) => ['', ...coverageLines(table)]),
];

/** Does what the arguments ask for; gives an exit code. */
export const main = (argv: readonly string[]): number => runOnFolder({ help: HELP, flags: ['json'], run }, argv);

if (import.meta.main) process.exitCode = main(process.argv.slice(2));

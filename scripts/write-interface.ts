import { readFileSync, writeFileSync } from 'node:fs';
import { withFilterTable } from './interface/filter-table.ts';
import { EXIT, NO_FLAGS, print, runCommand } from './support/command-line.ts';

const FILE = 'docs/interface.md';

const HELP = `Usage: node scripts/write-interface.ts [--help]

Writes the table of filters in ${FILE} from the rows of the filters.`;

process.exitCode = await runCommand({ help: HELP, flags: NO_FLAGS, run });

function run(): number {
  writeFileSync(FILE, withFilterTable(readFileSync(FILE, 'utf8')));
  return print([`${FILE}: written`], EXIT.success);
}

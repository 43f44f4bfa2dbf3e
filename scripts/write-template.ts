import { writeFileSync } from 'node:fs';
import { templateText } from './catalog/template.ts';
import { EXIT, NO_FLAGS, print, runCommand } from './support/command-line.ts';

const FILE = 'catalog/TEMPLATE.yaml';

const HELP = `Usage: npm run template [-- --help]

Writes ${FILE}, the commented file that contributors copy, from the tables of fields.`;

process.exitCode = await runCommand({ help: HELP, flags: NO_FLAGS, run });

function run(): number {
  writeFileSync(FILE, templateText());
  return print([`${FILE}: written`], EXIT.success);
}

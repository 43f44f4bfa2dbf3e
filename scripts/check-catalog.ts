import { checkFiles, type Verdict } from './catalog/build.ts';
import { counted, sortFaults } from './catalog/fault.ts';
import { arrangeFiles } from './catalog/files.ts';
import type { CatalogFolder } from './catalog/folder.ts';
import { alignedLines } from './catalog/table.ts';
import { complainOfFaults, EXIT, print, runOnFolder } from './command-line.ts';

const HELP = `Usage: npm run check:catalog [-- <folder>]

Checks the YAML files of the catalog's folder (default: catalog) and writes nothing. Prints each rule with the number
of its faults, then every fault with its file, its field, what was found and what was wanted. With faults the exit
code is 1.`;

function run(folder: CatalogFolder): number {
  const verdicts = checkFiles(arrangeFiles(folder));
  const faults = sortFaults(verdicts.flatMap((verdict) => verdict.faults));
  const total = `${counted(verdicts.length, 'rule')} over ${counted(folder.files.length, 'file')}: ${counted(faults.length, 'fault')}`;
  print([...ruleLines(verdicts), '', total], EXIT.well);
  return faults.length === 0
    ? EXIT.well
    : complainOfFaults(faults, 'Mend the files and run this again; CONTRIBUTING.md says how.');
}

const ruleLines = (verdicts: readonly Verdict[]): string[] =>
  alignedLines(
    [
      ['rule', 'faults', 'what it holds'],
      ...verdicts.map(({ rule, faults }) => [rule.name, String(faults.length), rule.description]),
    ],
    new Set([1]),
  );

process.exitCode = runOnFolder({ help: HELP, flags: [], run }, process.argv.slice(2));

import { z } from 'zod';
import { withoutDisputed } from '../src/catalog/evidence/disputes.ts';
import { openFindings } from '../src/catalog/evidence/doubts.ts';
import { PHYSICS_CHECKS } from '../src/catalog/evidence/physics.ts';
import { arrangeFiles } from './catalog/catalog-files.ts';
import type { CatalogFolder } from './catalog/catalog-folder.ts';
import { buildCatalog, checkFiles, type Verdict } from './catalog/check-and-build.ts';
import { counted, sortIssues } from './catalog/issue.ts';
import { alignedLines } from './support/aligned-lines.ts';
import { complainOfIssues, EXIT, onOff, print, runOnFolder } from './support/command-line.ts';

const HELP = `Usage: npm run check:catalog [-- <folder>] [--physics]

Checks the YAML files of the catalog's folder (default: catalog) and writes nothing. Prints each rule with the number
of its issues, then every issue with its file, its field, the value found and the value expected. The exit code is 1
if there are issues.`;

const FLAGS = z.object({
  physics: onOff(
    'instead, print the doubtful figures that suspects.yaml neither disputes nor explains, with the arithmetic; exit code 0',
  ),
});

function run(folder: CatalogFolder, { physics }: z.output<typeof FLAGS>): number {
  if (physics) return printPhysics(folder);
  const verdicts = checkFiles(arrangeFiles(folder));
  const issues = sortIssues(verdicts.flatMap((verdict) => verdict.issues));
  const total = `${counted(verdicts.length, 'rule')} over ${counted(folder.files.length, 'file')}: ${counted(issues.length, 'issue')}`;
  print([...ruleLines(verdicts), '', total], EXIT.success);
  return issues.length === 0
    ? EXIT.success
    : complainOfIssues(issues, 'Fix the files and run this again; CONTRIBUTING.md says how.');
}

function printPhysics(folder: CatalogFolder): number {
  const build = buildCatalog(folder);
  if (!build.ok)
    return complainOfIssues(build.issues, 'Fix these before --physics: it needs a catalog without issues.');
  const findings = openFindings({ ...withoutDisputed(build.catalog), suspects: build.catalog.suspects });
  const lines = Object.entries(PHYSICS_CHECKS).flatMap(([name, says]) => {
    const found = findings.filter(({ check }) => check === name);
    return [`${name} (${found.length}): ${says}`, ...found.map(({ id, text }) => `  ${id}: ${text}`), ''];
  });
  const total = `${counted(findings.length, 'finding')} about ${counted(build.catalog.actuators.length, 'actuator')}`;
  return print([...lines, total], EXIT.success);
}

const ruleLines = (verdicts: readonly Verdict[]): string[] =>
  alignedLines(
    [
      ['rule', 'issues', 'description'],
      ...verdicts.map(({ rule, issues }) => [rule.name, String(issues.length), rule.description]),
    ],
    [1],
  );

/** Runs the command with its arguments; returns the exit code. */
export const main = (argv: readonly string[]): Promise<number> =>
  runOnFolder({ help: HELP, flags: FLAGS, run }, argv);

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { alignedLines } from './catalog/table.ts';
import { complain, EXIT, NO_FLAGS, print, runCommand } from './support/command-line.ts';
import { findingsIn, idleExcuses, isExcused, type Finding } from './words/findings.ts';
import { readPassages } from './words/read-passages.ts';
import { NOT_YET, WORD_ROWS } from './words/rows.ts';

const HELP = `Usage: npm run check:words [-- --help]

Fails on words and openings that are not plain English, in comments, documents, public texts and names of tests.
scripts/words/rows.ts lists them, with the reason for each.`;

/** The files that hold prose of ours; those of the catalog quote others. */
const FILES = ['src', 'scripts', 'tests', 'deploy', 'docs', '.ci', 'Containerfile', '*.md', '*.ts', '*.mjs'];

/** Files that name the forbidden words. */
const NAMES_THEM = /^(?:catalog\/|scripts\/words\/rows\.ts|tests\/scripts\/words\/)/;

process.exitCode = await runCommand({ help: HELP, flags: NO_FLAGS, run });

function run(): number {
  const files = filesOfProse();
  const findings = files
    .flatMap((file) => readPassages(file, readFileSync(file, 'utf8')))
    .flatMap((passage) => findingsIn(passage, WORD_ROWS));
  const errors = findings.filter((finding) => !isExcused(finding, NOT_YET));
  print(countLines(findings), EXIT.well);
  const lines = [...errors.map(findingLine), ...idleExcuses(findings, NOT_YET)];
  return lines.length === 0
    ? print([`${files.length} files, ${WORD_ROWS.length} rows: all plain but ${findings.length}.`], EXIT.well)
    : complain([...lines, `${lines.length} errors.`], EXIT.failed);
}

/** Files that Git knows, and new ones that it does not ignore. */
function filesOfProse(): string[] {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...FILES], options);
  return listed
    .split('\n')
    .filter((file) => file !== '' && !NAMES_THEM.test(file) && existsSync(file))
    .toSorted();
}

/** Each row with its findings and, of these, those that are excused for now. */
function countLines(findings: readonly Finding[]): string[] {
  const counts = WORD_ROWS.map(({ name }) => {
    const found = findings.filter(({ row }) => row.name === name);
    const excused = found.filter((finding) => isExcused(finding, NOT_YET)).length;
    return [name, String(found.length), excused === 0 ? '' : `${excused} not yet`];
  });
  return alignedLines(counts, [1]);
}

function findingLine({ file, line, row, words }: Finding): string {
  return `${file}:${line}: ${row.name}: "${words}". ${row.reason}`;
}

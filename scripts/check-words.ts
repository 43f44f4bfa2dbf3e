import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { alignedLines } from './support/aligned-lines.ts';
import { complain, EXIT, NO_FLAGS, print, runCommand } from './support/command-line.ts';
import { findingsIn, type Finding } from './words/findings.ts';
import { WORD_ROWS } from './words/forbidden-words.ts';
import { readPassages } from './words/read-passages.ts';

const HELP = `Usage: npm run check:words [-- --help]

Fails on words and openings that are not plain English, in comments, documents, public texts and names of tests.
scripts/words/forbidden-words.ts lists them, with the reason for each.`;

/** The files that hold our own prose; those of the catalog quote others. */
const FILES = ['src', 'scripts', 'tests', 'deploy', 'docs', '.ci', 'Containerfile', '*.md', '*.ts', '*.mjs'];

/** The folder of files that name the forbidden words. */
const NAMES_THEM = 'tests/scripts/words/';

process.exitCode = await runCommand({ help: HELP, flags: NO_FLAGS, run });

function run(): number {
  const files = filesOfProse();
  const findings = files
    .flatMap((file) => readPassages(file, readFileSync(file, 'utf8')))
    .flatMap((passage) => findingsIn(passage, WORD_ROWS));
  print(countLines(findings), EXIT.success);
  return findings.length === 0
    ? print([`${files.length} files, ${WORD_ROWS.length} rows: all plain.`], EXIT.success)
    : complain([...findings.map(findingLine), `${findings.length} errors.`], EXIT.failed);
}

/** Files that Git knows, and new ones that it does not ignore. */
function filesOfProse(): string[] {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...FILES], options);
  return listed
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith(NAMES_THEM) && existsSync(file))
    .toSorted();
}

/** Each row with the number of its findings. */
function countLines(findings: readonly Finding[]): string[] {
  const counts = WORD_ROWS.map(({ name }) => [
    name,
    String(findings.filter(({ row }) => row.name === name).length),
  ]);
  return alignedLines(counts, [1]);
}

function findingLine({ file, line, row, words }: Finding): string {
  return `${file}:${line}: ${row.name}: "${words}". ${row.reason}`;
}

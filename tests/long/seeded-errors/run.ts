import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { EXIT, onOff, print, runCommand } from '../../../scripts/support/command-line.ts';
import { runProcess } from '../../../scripts/support/processes/process.ts';
import { temporaryFolder } from '../../../scripts/support/temporary-folder.ts';
import { SEEDS, type Seed } from './seeds.ts';

const HELP = `Usage: npm run seeded-errors [-- --all] [-- --only <words>]

Makes each error of tests/long/seeded-errors/seeds.ts, one at a time, in a copy of this tree, and prints which test finds it.
Ask it before and after a large change of the tests or the sources. The exit code is 1 when an error is not found, or when the
line that it replaces is no longer there.`;

const FLAGS = z.object({
  all: onOff(
    'runs all tests of the project for each error and prints every file that finds it: half an hour and more',
  ),
  only: z.string().optional().meta({ description: 'tries only the errors whose name has these words' }),
});

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

async function run({ all, only = '' }: z.output<typeof FLAGS>): Promise<number> {
  const seeds = SEEDS.filter(({ name }) => name.includes(only));
  const stale = seeds.filter((seed) => readFileSync(seed.file, 'utf8').split(seed.find).length !== 2);
  if (stale.length > 0) {
    const lines = stale.map(({ name, file, find }) => `${name}: ${file} does not have exactly once: ${find}`);
    return print(lines, EXIT.failed);
  }
  const copy = copyOfTree();
  const failsAnyway = await failingAnyway(seeds, copy);
  let missed = 0;
  for (const seed of seeds) {
    const found = await findersOf(seed, { copy, all, failsAnyway });
    if (found.length === 0) missed += 1;
    print([`${seed.name} (${seed.file}): ${found.join('; ') || 'NOT FOUND'}`], EXIT.success);
  }
  return print(
    [`${seeds.length - missed} of ${seeds.length} errors found`],
    missed === 0 ? EXIT.success : EXIT.failed,
  );
}

const LINKED = ['node_modules', 'generated', 'dist'];

/** A copy of the tracked and new files of this tree; installed packages and the build are linked. */
function copyOfTree(): string {
  const copy = temporaryFolder('seeded-errors');
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  for (const file of new Set(listed.split('\0'))) {
    if (file === '' || LINKED.includes(file) || !existsSync(file)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file), { verbatimSymlinks: true });
  }
  for (const folder of LINKED) symlinkSync(join(process.cwd(), folder), join(copy, folder));
  return copy;
}

/** A failing test file, with its first failing test. */
interface Failure {
  readonly file: string;
  readonly test: string;
}

/** The working copy for seeded errors, and its state. */
interface Tree {
  readonly copy: string;
  readonly all: boolean;
  /** Test files that found the errors last and fail even without one. */
  readonly failsAnyway: ReadonlySet<string>;
}

/** Runs the test files that found the errors last, before any error is made. */
async function failingAnyway(seeds: readonly Seed[], copy: string): Promise<ReadonlySet<string>> {
  const failing: Failure[] = [];
  for (const project of new Set(seeds.map((seed) => seed.project ?? 'unit'))) {
    const files = seeds.filter((seed) => (seed.project ?? 'unit') === project).map(({ foundBy }) => foundBy);
    failing.push(...(await failures(project, copy, [...new Set(files)])));
  }
  return new Set(failing.map(({ file }) => file));
}

/**
 * The test files that find an error: the last finder, else those of its project that pass without the error.
 */
async function findersOf(seed: Seed, { copy, all, failsAnyway }: Tree): Promise<string[]> {
  const { file, find, replace, foundBy, project = 'unit' } = seed;
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    sound.replace(find, () => replace),
  );
  const asksKnown = !all && existsSync(foundBy) && !failsAnyway.has(foundBy);
  const known = asksKnown ? await failures(project, copy, [foundBy]) : [];
  const failing = known.length > 0 ? known : await failures(project, copy, all ? [] : ['--bail=1']);
  writeFileSync(path, sound);
  const unsure = known.length > 0 ? [] : failing.map((failure) => failure.file);
  const unrelated = unsure.length === 0 ? [] : await failures(project, copy, unsure);
  return failing
    .filter((failure) => !unrelated.some((other) => other.file === failure.file))
    .map((failure) => `${failure.file}: ${failure.test}`);
}

/** The failing test files of a project in the present state of the copy. */
async function failures(project: string, copy: string, args: readonly string[]): Promise<Failure[]> {
  const output = join(copy, 'seeded-errors.json');
  writeFileSync(output, '{"testResults":[]}');
  const { exitCode, stderr } = await runProcess({
    command: 'node',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      '--reporter=json',
      `--outputFile.json=${output}`,
      ...args,
    ],
    cwd: copy,
  });
  const { testResults } = report.parse(JSON.parse(readFileSync(output, 'utf8')));
  const failing = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => {
      const test = assertionResults.find(({ status }) => status === 'failed')?.fullName ?? 'does not load';
      return { file: name.slice(copy.length + 1), test: test.trim() };
    });
  if (exitCode !== 0 && failing.length === 0)
    throw new Error(`vitest failed without a failing test: ${stderr}`);
  return failing;
}

process.exit(await runCommand({ help: HELP, flags: FLAGS, run }));

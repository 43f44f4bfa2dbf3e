import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { chooseSubjects } from './long-tests/choose-subjects.ts';
import { SUBJECTS } from './long-tests/subjects.ts';
import { EXIT, flag, onOff, print, runCommand } from './support/command-line.ts';

const HELP = `Usage: npm run test:changed [-- --since COMMIT] [--dry-run]

Runs a short form of the long tests whose watched files have changed (see scripts/long-tests/subjects.ts). Prints the
skipped tests and the reasons.`;

const FLAGS = z.object({
  since: flag(
    z.string(),
    '',
    'commit to compare with; by default where the branch left origin/main, or on main the last commit of the day before',
  ),
  dryRun: onOff('print what would be run'),
});

function run({ since, dryRun }: z.output<typeof FLAGS>): number {
  const base = since === '' ? defaultBase() : gitOutput(['rev-parse', '--verify', `${since}^{commit}`]);
  if (since !== '' && base === null) throw new Error(`--since: found ${since}, wanted a commit`);
  const changed = base === null ? null : changedSince(base);
  const choice = chooseSubjects(SUBJECTS, changed, base?.slice(0, 8) ?? '');
  print(
    choice.leftOut.map((line) => `LEFT OUT ${line}.`),
    EXIT.success,
  );
  print(
    choice.run.map(({ name }) => `RUN ${name}`),
    EXIT.success,
  );
  if (dryRun) return EXIT.success;
  const tests = choice.run.flatMap((subject) => subject.tests);
  if (tests.length === 0) return EXIT.success;
  const env = { ...process.env, TEST_LENGTH: 'short' };
  const { status } = spawnSync('npm', ['run', 'test:long', '--', ...tests], { stdio: 'inherit', env });
  return status === 0 ? EXIT.success : EXIT.failed;
}

/**
 * The commit where the branch left origin/main; on main, or if that is unknown, the last commit of the day
 * before. Null if there is none.
 */
function defaultBase(): string | null {
  const head = gitOutput(['rev-parse', 'HEAD']);
  const left = gitOutput(['merge-base', 'HEAD', 'origin/main']);
  if (left !== null && left !== head) return left;
  const time = Number(gitOutput(['show', '-s', '--format=%ct', 'HEAD']));
  return gitOutput(['rev-list', '-1', `--before=${time - DAY_SECONDS}`, 'HEAD']);
}

const DAY_SECONDS = 86_400;

/** Changed files, committed or not; null when Git cannot list them. */
function changedSince(base: string): string[] | null {
  const { status, stdout } = git(['diff', '--name-only', base]);
  return status === 0 ? stdout.split('\n').filter((path) => path !== '') : null;
}

/** The line that Git prints; null when it prints none, as for an unknown commit. */
function gitOutput(args: readonly string[]): string | null {
  const { status, stdout } = git(args);
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : null;
}

const git = (args: readonly string[]) => spawnSync('git', args, { encoding: 'utf8' });

process.exitCode = await runCommand({ help: HELP, flags: FLAGS, run });

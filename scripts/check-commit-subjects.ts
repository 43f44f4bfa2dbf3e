import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { complain, EXIT, flag, print, runCommand } from './support/command-line.ts';
import { subjectErrors, subjectIn } from './words/commit-subject.ts';

const HELP = `Usage: npm run check:subjects [-- --message FILE]

Fails when the subject of a commit is longer than 72 characters or not an imperative: of each commit that is not on origin/main
(except merges), or of the message in a file, for the hook scripts/hooks/commit-msg.`;

const FLAGS = z.object({
  message: flag(z.string(), '', 'file of one commit message, in place of the commits'),
});

process.exitCode = await runCommand({ help: HELP, flags: FLAGS, run });

function run({ message }: z.output<typeof FLAGS>): number {
  const subjects = message === '' ? newSubjects() : [subjectIn(readFileSync(message, 'utf8'))];
  if (subjects === null) return print(['found no origin/main here: no commit was checked.'], EXIT.success);
  const errors = subjects.flatMap(subjectErrors);
  return errors.length === 0
    ? print(message === '' ? [`${subjects.length} subjects are valid.`] : [], EXIT.success)
    : complain(errors, EXIT.failed);
}

/**
 * Subjects of the commits that are not on origin/main; null where that is not known, as in a shallow clone.
 */
function newSubjects(): string[] | null {
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%s', 'origin/main..HEAD'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter((subject) => subject !== '') : null;
}

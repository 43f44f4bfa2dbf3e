/** The longest subject of a commit, in characters: what `git log --oneline` and a mail show whole. */
const LONGEST_SUBJECT = 72;

/** Subjects that Git writes itself, or removes in a rebase. */
const BY_GIT = /^(?:Merge |Revert "|fixup! |squash! )/;

/** Words that a sentence in the imperative does not begin with: articles, pronouns, other forms of a verb. */
const NO_VERBS: ReadonlySet<string> = new Set(
  'A An The This That It One Each Every No What Who Whose Which How Now'
    .split(' ')
    .concat('Added Adds Changed Changes Fixed Fixes Removed Removes Updated Updates'.split(' ')),
);

/** Errors of the subject of a commit; empty for a good one. */
export function subjectErrors(subject: string): string[] {
  if (BY_GIT.test(subject)) return [];
  const rules = [
    {
      broken: subject.length > LONGEST_SUBJECT,
      wanted: `at most ${LONGEST_SUBJECT} characters; got ${subject.length}`,
    },
    {
      broken: !/^[A-Z]/.test(subject) || NO_VERBS.has(subject.split(' ')[0] ?? ''),
      wanted: 'an imperative, such as "Add", first',
    },
    { broken: subject.endsWith('.'), wanted: 'no full stop at the end' },
  ];
  return rules.filter(({ broken }) => broken).map(({ wanted }) => `"${subject}": wanted ${wanted}.`);
}

/** The subject in the file of a commit message: its first line that is not a comment of Git's. */
export const subjectIn = (message: string): string =>
  message
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('#')) ?? '';

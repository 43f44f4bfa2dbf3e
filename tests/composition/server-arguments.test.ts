import { expect, test } from 'vitest';
import { readArguments, usage } from '../../src/composition/server-arguments.ts';
import { SETTINGS } from '../../src/config.ts';

test.each([
  [[], null],
  [['build'], 'build'],
])('%j is accepted', (args, folder) => {
  expect(readArguments(args)).toEqual({ kind: 'serve', folder });
});

test.each([['--help'], ['-h'], ['build', '--help']])('%s prints the help text', (...args) => {
  expect(readArguments(args)).toEqual({ kind: 'help' });
});

test.each([[['--workers', '2']], [['--worker=2']], [['one', 'two']], [['--help=yes']]])(
  '%j is an error of one line',
  (args) => {
    const command = readArguments(args);
    expect(command.kind === 'mistake' ? command.error : command).toMatch(/^.+; see --help\.$/);
  },
);

test('the help states every setting', () => {
  const text = usage();
  expect(SETTINGS.filter(({ name, says }) => text.includes(`${name}=`) && text.includes(says))).toEqual(
    SETTINGS,
  );
});

import { expect, test } from 'vitest';
import { readArguments } from '../../../src/origin/process/arguments.ts';

test.each([
  [[], { folder: null, workers: 0 }],
  [['build'], { folder: 'build', workers: 0 }],
  [['--workers', '2'], { folder: null, workers: 2 }],
  [['--workers=256', 'build'], { folder: 'build', workers: 256 }],
  [['build', '--workers', '1'], { folder: 'build', workers: 1 }],
])('%j is understood', (args, wanted) => {
  expect(readArguments(args)).toEqual({ kind: 'serve', ...wanted });
});

test.each([['--help'], ['-h'], ['--workers', '2', '--help']])('%s asks for help', (...args) => {
  expect(readArguments(args)).toEqual({ kind: 'help' });
});

test.each(['0', '-1', '1.5', 'two', '257', '1e2', '', ' 2', '99999'])(
  '--workers=%s is refused in one line',
  (count) => {
    expect(readArguments([`--workers=${count}`])).toEqual({
      kind: 'mistake',
      fault: `--workers: found ${JSON.stringify(count)}, wanted a whole number from 1 to 256; for example --workers 2; see --help.`,
    });
  },
);

test.each([[['--worker', '2']], [['--workers']], [['--workers', '-2']], [['one', 'two']], [['--help=yes']]])(
  '%j is a mistake of one line',
  (args) => {
    const asked = readArguments(args);
    expect(asked.kind === 'mistake' ? asked.fault : asked).toMatch(/^.+; see --help\.$/);
  },
);

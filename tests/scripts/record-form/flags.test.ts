import { expect, test } from 'vitest';
import { flagsOf, helpText, missingLines } from '../../../scripts/record-form/flags.ts';
import { flagLines, readArguments } from '../../../scripts/support/command-line.ts';
import { fieldOf, FIELDS, FORM } from './form.ts';

const USAGE = { flags: flagsOf(FIELDS) };

test('flags are texts by name, any number of states, and a dry run', () => {
  const argv = ['--name', 'A9', '--states', 'weight_g=490 g', '--states=price_usd=$20', '--dry-run'];
  expect(readArguments(USAGE, argv)).toMatchObject({
    ok: true,
    value: { options: { name: 'A9', states: ['weight_g=490 g', 'price_usd=$20'], dryRun: true } },
  });
});

test('arguments without flags have no issue', () => {
  expect(readArguments(USAGE, [])).toMatchObject({ ok: true, value: { options: { dryRun: false } } });
});

test.each([[['--weight', '490']], [['--name']], [['a9']]])(
  '%j is refused with a reference to the help text',
  (argv) => {
    const asked = readArguments(USAGE, argv);
    expect(asked.ok ? '' : asked.error).toMatch(/see --help\.$/);
  },
);

test('the help text has each flag once, with its description', () => {
  const lines = flagLines(USAGE.flags);
  for (const { flag, says } of FIELDS) {
    expect(lines.filter((line) => line.startsWith(`  --${flag} `) && line.includes(says))).toHaveLength(1);
  }
});

test('the help text lists the choices of an answer', () => {
  expect(flagLines(USAGE.flags).join('\n')).toContain('Known: humanoid, robot_arm.');
});

test('the help text names the required flags', () => {
  expect(helpText(FORM)).toContain('--use-cases, --peak-torque-nm or --rated-torque-nm, --source-url');
});

test('missing flags are listed with the figures that need a quote', () => {
  expect(missingLines([fieldOf('source-url')], ['weight_g'])).toEqual([
    '  --source-url  <url>         An http or https address that others can open.',
    '  --states      weight_g="…"  The words of the source that state it.',
  ]);
});

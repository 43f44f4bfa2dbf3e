import { expect, test } from 'vitest';
import { helpText, missingLines, parseFlags } from '../../../scripts/record-form/flags.ts';
import { fieldOf, FIELDS, FORM } from './form.ts';

test('flags give texts by their names, states as often as they are given, and switches', () => {
  const argv = ['--name', 'A9', '--states', 'weight_g=490 g', '--states=price_usd=$20', '--dry-run'];
  expect(parseFlags(argv, FIELDS)).toEqual({
    ok: true,
    given: { values: new Map([['name', 'A9']]), states: ['weight_g=490 g', 'price_usd=$20'] },
    switches: new Set(['dry-run']),
  });
});

test('no flags are no fault', () => {
  expect(parseFlags([], FIELDS)).toMatchObject({ ok: true, given: { states: [] } });
});

test.each([[['--weight', '490']], [['--name']], [['a9']]])('%j is refused with a pointer to the help', (argv) => {
  const command = parseFlags(argv, FIELDS);
  expect(command.ok ? '' : command.message).toMatch(/see --help\.$/);
});

test('the help has each flag once, with what it says', () => {
  const lines = helpText(FORM).split('\n');
  for (const { flag, says } of FIELDS) {
    expect(lines.filter((line) => line.startsWith(`  --${flag} `) && line.includes(says))).toHaveLength(1);
  }
});

test('the help lists the words that an answer is chosen from', () => {
  expect(helpText(FORM)).toContain('Known: humanoid, robot_arm.');
});

test('missing flags are listed with the figures that need words', () => {
  expect(missingLines([fieldOf('source-url')], ['weight_g'])).toEqual([
    '  --source-url  <url>         Address of the source of the figures.',
    '  --states      weight_g="…"  The words of the source that state it.',
  ]);
});

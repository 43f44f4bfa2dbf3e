import { expect, test } from 'vitest';
import { readFlags } from '../../../scripts/flags.ts';
import { FLAGS } from '../../../scripts/soak/options.ts';

test('without flags it is half an hour at 16 connections, with a signal each minute, and nothing is written', () => {
  expect(readFlags(FLAGS, [])).toEqual({
    ok: true,
    value: {
      minutes: 30,
      connections: 16,
      rate: 400,
      faults: 2,
      seed: 1,
      reloadEvery: 60,
      write: false,
    },
  });
});

test.each([
  [['--minutes', '0'], '--minutes: wanted a whole number from 1'],
  [['--faults', '-1'], '--faults'],
  [['--reload-every', 'often'], '--reload-every: wanted a whole number from 0'],
  [['--longer'], '--longer'],
])('%j is refused with the flag and what it wants', (argv, message) => {
  const asked = readFlags(FLAGS, argv);
  expect(asked.ok ? '' : asked.fault).toContain(message);
});

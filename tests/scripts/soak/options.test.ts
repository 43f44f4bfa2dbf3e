import { expect, test } from 'vitest';
import { parseSoakArguments } from '../../../scripts/soak/options.ts';

test('without flags it is half an hour at 16 connections, without signals, and nothing is written', () => {
  expect(parseSoakArguments([])).toEqual({
    ok: true,
    options: {
      minutes: 30,
      connections: 16,
      rate: 400,
      faults: 2,
      seed: 1,
      reloadEvery: 0,
      write: false,
      help: false,
    },
  });
});

test.each([
  [['--minutes', '0'], '--minutes: wanted a whole number from 1'],
  [['--faults', '-1'], '--faults'],
  [['--reload-every', 'often'], '--reload-every: wanted a whole number from 0'],
  [['--longer'], '--longer'],
])('%j is refused with the flag and what it wants', (argv, message) => {
  const asked = parseSoakArguments(argv);
  expect(asked.ok ? '' : asked.message).toContain(message);
});

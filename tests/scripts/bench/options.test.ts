import { expect, test } from 'vitest';
import { FLAGS } from '../../../scripts/bench/options.ts';
import { FLAGS as SCALE_FLAGS } from '../../../scripts/bench/scale/options.ts';
import { SCENARIOS } from '../../../scripts/bench/scenarios.ts';
import { readFlags } from '../../../scripts/flags.ts';

test('without flags everything is measured, and nothing is written', () => {
  expect(readFlags(FLAGS, [])).toEqual({
    ok: true,
    value: { seconds: 5, rounds: 3, scenarios: SCENARIOS, tool: 'wrk', write: false },
  });
});

test('scenarios are chosen by name and keep the order of the table', () => {
  const asked = readFlags(FLAGS, ['--only', 'compare,get-one', '--seconds', '1']);
  expect(asked.ok && asked.value.scenarios.map(({ name }) => name)).toEqual(['get-one', 'compare']);
});

test.each([
  [['--only', 'get-two'], '--only: wanted names from get-one'],
  [['--seconds', '0'], '--seconds: wanted a whole number'],
  [['--tool', 'ab'], '--tool: wanted wrk or autocannon'],
  [['--faster'], '--faster'],
])('%j is refused with the flag and what it wants', (argv, message) => {
  const asked = readFlags(FLAGS, argv);
  expect(asked.ok ? '' : asked.fault).toContain(message);
});

test('sizes of catalogs are numbers between commas', () => {
  expect(readFlags(SCALE_FLAGS, ['--sizes', '1000,2000'])).toMatchObject({ ok: true, value: { sizes: [1000, 2000] } });
  expect(readFlags(SCALE_FLAGS, ['--sizes', '1e3'])).toMatchObject({ ok: false });
});

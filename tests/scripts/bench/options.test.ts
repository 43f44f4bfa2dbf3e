import { expect, test } from 'vitest';
import { parseBenchArguments } from '../../../scripts/bench/options.ts';
import { parseScaleArguments } from '../../../scripts/bench/scale/options.ts';
import { SCENARIOS } from '../../../scripts/bench/scenarios.ts';

test('without flags everything is measured, and nothing is written', () => {
  expect(parseBenchArguments([])).toEqual({
    ok: true,
    options: { seconds: 5, rounds: 3, scenarios: SCENARIOS, tool: 'wrk', write: false, help: false },
  });
});

test('scenarios are chosen by name and keep the order of the table', () => {
  const asked = parseBenchArguments(['--only', 'compare,get-one', '--seconds', '1']);
  expect(asked.ok && asked.options.scenarios.map(({ name }) => name)).toEqual(['get-one', 'compare']);
});

test.each([
  [['--only', 'get-two'], '--only: wanted names from get-one'],
  [['--seconds', '0'], '--seconds: wanted a whole number'],
  [['--tool', 'ab'], '--tool: wanted wrk or autocannon'],
  [['--faster'], '--faster'],
])('%j is refused with the flag and what it wants', (argv, message) => {
  const asked = parseBenchArguments(argv);
  expect(asked.ok ? '' : asked.message).toContain(message);
});

test('sizes of catalogs are numbers between commas', () => {
  expect(parseScaleArguments(['--sizes', '1000,2000'])).toMatchObject({ ok: true, options: { sizes: [1000, 2000] } });
  expect(parseScaleArguments(['--sizes', '1e3'])).toMatchObject({ ok: false });
});

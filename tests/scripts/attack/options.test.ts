import { expect, test } from 'vitest';
import { ATTACKS } from '../../../scripts/attack/attacks.ts';
import { FLAGS } from '../../../scripts/attack/options.ts';
import { readFlags } from '../../../scripts/flags.ts';

test('without flags it is every attack, a quarter of a minute each, on a heap without a bound', () => {
  expect(readFlags(FLAGS, [])).toEqual({ ok: true, value: { attacks: ATTACKS, seconds: 15, heap: 0, write: false } });
});

test('only the named attacks are made, in the order of the table', () => {
  const asked = readFlags(FLAGS, ['--only', 'slow-readers,hostile-batches']);
  expect(asked.ok && asked.value.attacks.map(({ name }) => name)).toEqual(['hostile-batches', 'slow-readers']);
});

test.each([
  [['--only', 'nonsense'], '--only: wanted names from hostile-batches'],
  [['--seconds', '0'], '--seconds: wanted a whole number from 1'],
  [['--heap', 'small'], '--heap: wanted a whole number from 0'],
])('%j is refused with the flag and what it wants', (argv, message) => {
  const asked = readFlags(FLAGS, argv);
  expect(asked.ok ? '' : asked.fault).toContain(message);
});

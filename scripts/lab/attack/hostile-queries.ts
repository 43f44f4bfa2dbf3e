import { pick, wholeBelow, type Random } from '../../support/random.ts';

type MakeQuery = (random: Random) => string;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const letters = (random: Random, count: number, from = LETTERS): string =>
  Array.from({ length: count }, () => from.charAt(wholeBelow(random, from.length))).join('');

const times = (count: number, make: (number: number) => string): string[] =>
  Array.from({ length: count }, (_, n) => make(n));

const query = (pairs: readonly (readonly [string, string])[]): string =>
  new URLSearchParams(pairs.map(([name, text]) => [name, text])).toString();

const FILTERS: readonly (readonly [name: string, example: string])[] = [
  ['category', 'qdd_proprioceptive'],
  ['brand', 'Unitree'],
  ['use_case', 'quadruped'],
  ['min_peak_torque_nm', '5'],
  ['max_weight_g', '2000'],
  ['max_price_usd', '2000'],
  ['min_speed_rpm', '10'],
  ['voltage_v', '24'],
  ['comm', 'CAN'],
  ['backdrivable', 'true'],
  ['integrated_driver', 'true'],
];

const withAllFilters = (q: string): string => query([...FILTERS, ['q', q]]);

/** Queries of the list of actuators that are meant to cost much, each another at every call. */
export const HOSTILE_QUERIES = {
  'misspelt words of 24 letters': (random) => withAllFilters(times(8, () => letters(random, 24)).join(' ')),
  'misspelt words of 39 letters': (random) => withAllFilters(times(5, () => letters(random, 39)).join(' ')),
  'misspelt words of the catalog': (random) =>
    withAllFilters(times(12, () => `quadr${letters(random, 2)}ped humano${letters(random, 1)}`).join(' ')),
  'forty misspelt words': (random) => query([['q', times(40, () => letters(random, 4)).join(' ')]]),
  'a hundred terms of one letter': (random) => query([['q', times(100, () => letters(random, 1)).join(' ')]]),
  'terms of two letters': (random) => query([['q', times(66, () => letters(random, 2, 'aeinorst')).join(' ')]]),
  'terms that occur often': (random) =>
    query([['q', times(40, () => pick(random, ['ing', 'tor', 'the', 'ion', 'act', 'uat'])).join(' ')]]),
  'compatibility forms': (random) => query([['q', '\uFDFA'.repeat(150) + letters(random, 50)]]),
  'unknown parameters': (random) => query(times(500, () => letters(random, 60)).map((name) => [name, '1'])),
  'mistyped parameters': (random) =>
    query(times(100, (n) => `min_torque_density_nm_per_k${letters(random, 3)}${n}`).map((name) => [name, '1'])),
  'refused values': (random) => query(FILTERS.map(([name]) => [name, letters(random, 190, '._-%é')])),
  'a repeated parameter': (random) => query(times(2000, () => letters(random, 3)).map((text) => ['q', text])),
  'a forged cursor': (random) => query([['cursor', letters(random, 12_000)]]),
  'a long page, sorted': (random) =>
    query([
      ['sort', pick(random, ['name', 'weight_g', 'price_per_nm'])],
      ['limit', '100'],
      ['min_peak_torque_nm', letters(random, 3, '0123456789')],
    ]),
} satisfies Readonly<Record<string, MakeQuery>>;

import { pick, wholeBelow, type Random } from '../../support/random.ts';

/** A call of a tool that is meant to cost as much as it can. */
interface HostileCall {
  readonly tool: string;
  readonly given: Readonly<Record<string, unknown>>;
}

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** A word that occurs nowhere in the catalog. */
const word = (random: Random, length: number): string => Array.from({ length }, () => pick(random, LETTERS)).join('');

const words = (random: Random, count: number, length: number): string[] =>
  Array.from({ length: count }, () => word(random, length));

/** Between `least` and `most`, both included. */
const between = (random: Random, least: number, most: number): number => least + wholeBelow(random, most - least + 1);

/** Filters that all hold for some actuators, so that an empty result has to be explained by the words. */
const everyFilter = (random: Random) => ({
  category: 'smart_servo',
  brand: pick(random, ['Unitree', 'CubeMars', 'Dynamixle']),
  use_case: pick(random, ['quadruped', 'arm', 'quadrupd']),
  min_peak_torque_nm: between(random, 0, 20),
  max_weight_g: between(random, 200, 2000),
  max_price_usd: between(random, 100, 2000),
  backdrivable: true,
  integrated_driver: false,
});

/** Calls that are meant to cost much, each another at every call. */
export const HOSTILE_CALLS = {
  'five misspelt words of 39 letters, all filters': (random) => ({
    tool: 'search_actuators',
    given: { q: words(random, 5, 39).join(' '), ...everyFilter(random) },
  }),
  'six misspelt words of 32 letters, all filters': (random) => ({
    tool: 'search_actuators',
    given: { q: words(random, 6, 32).join(' '), ...everyFilter(random) },
  }),
  'many misspelt words, all filters': (random) => ({
    tool: 'search_actuators',
    given: {
      q: words(random, 20, between(random, 4, 9))
        .join(' ')
        .slice(0, 200),
      ...everyFilter(random),
    },
  }),
  'misspelt words among robots': (random) => ({
    tool: 'search_robots',
    given: { q: words(random, 5, 39).join(' '), brand: word(random, 60) },
  }),
  'a page of 100 full records': (random) => ({
    tool: 'search_actuators',
    given: { detail: 'full', limit: 100, sort: pick(random, ['weight_g', 'name', 'price_per_nm']) },
  }),
  'misspelt words among joints': (random) => ({
    tool: 'search_joints',
    given: { q: words(random, 5, 39).join(' '), actuator_id: word(random, 60), robot_id: word(random, 60) },
  }),
  'a page of 100 matches with every field': (random) => ({
    tool: 'match_actuators',
    given: {
      peak_torque_nm: between(random, 0, 5),
      speed_rpm: 1,
      weight_g: 1e6,
      limit: 100,
      fields: 'id,name,brand,category,weight_g,peak_torque_nm,price_usd,torque_density_nm_per_kg,sources',
    },
  }),
  'all counts, and all spreads by brand': () => ({
    tool: 'summarize_catalog',
    given: {
      count_by: 'category,brand,use_case,comm',
      spread_of: 'peak_torque_nm,rated_torque_nm,max_speed_rpm,weight_g,price_usd,torque_density_nm_per_kg',
      by: 'brand',
    },
  }),
  'unknown ids of 64 letters': (random) => ({
    tool: 'get_actuators',
    given: { ids: words(random, 20, 64), as: pick(random, ['records', 'rows']) },
  }),
  'unknown ids made of known parts': (random) => ({
    tool: 'get_actuators',
    given: { ids: words(random, 20, 6).map((end) => `cubemars-ak80-9-v3-0-kv100-unitree-go-${end}`) },
  }),
  'unknown names of fields': (random) => ({
    tool: 'describe_catalog',
    given: { fields: words(random, between(random, 1, 230), 64) },
  }),
  'unknown arguments': (random) => ({
    tool: 'search_actuators',
    given: Object.fromEntries(words(random, 230, 60).map((name) => [name, 1])),
  }),
  'unknown members beside the ids': (random) => ({
    tool: 'get_actuators',
    given: {
      ids: ['unitree-go-m8010-6'],
      as: 'rows',
      ...Object.fromEntries(words(random, 1000, 7).map((name) => [name, 1])),
    },
  }),
  'lists for arguments': (random) => ({
    tool: 'search_actuators',
    given: Object.fromEntries(words(random, 700, 12).map((name) => [name, [1]])),
  }),
  'a value nested 3000 deep': () => ({
    tool: 'search_actuators',
    given: { q: JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`) },
  }),
  'misspelt words for values': (random) => ({
    tool: 'search_actuators',
    given: { category: word(random, 64), sort: word(random, 64), order: word(random, 64), brand: word(random, 64) },
  }),
} satisfies Readonly<Record<string, (random: Random) => HostileCall>>;

/** The JSON-RPC message of a hostile call. */
export const callOf = ({ tool, given }: HostileCall, id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: tool, arguments: given },
});

import { pick, wholeBelow, type Random } from '../../../scripts/support/numbers/random.ts';

// Requests made to be as expensive as possible, different at every call: unknown words, and filters that each
// match
// some actuators, so that an empty result has to be explained word by word.

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const letters = (random: Random, count: number, from = LETTERS): string =>
  Array.from({ length: count }, () => from.charAt(wholeBelow(random, from.length))).join('');

const words = (random: Random, count: number, length: number): string[] =>
  Array.from({ length: count }, () => letters(random, length));

const text = (random: Random, count: number, length: number): string =>
  words(random, count, length).join(' ');

/** Members of these names, all with the same value. */
const members = (names: readonly string[], value: unknown): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, value]));

/** A random integer from `least` to `most`, inclusive. */
const between = (random: Random, least: number, most: number): number =>
  least + wholeBelow(random, most - least + 1);

export interface HostileCall {
  readonly tool: string;
  readonly given: Readonly<Record<string, unknown>>;
}

const call = (tool: string, given: (random: Random) => HostileCall['given']) => (random: Random) => ({
  tool,
  given: given(random),
});

const search = (given: (random: Random) => HostileCall['given']) => call('search_actuators', given);

const searchFor = (q: (random: Random) => string) =>
  search((random) => ({
    q: q(random),
    category: 'smart_servo',
    brand: pick(random, ['Unitree', 'CubeMars', 'Dynamixle']),
    use_case: pick(random, ['quadruped', 'arm', 'quadrupd']),
    min_peak_torque_nm: between(random, 0, 20),
    max_weight_g: between(random, 200, 2000),
    max_price_usd: between(random, 100, 2000),
    backdrivable: true,
    integrated_driver: false,
  }));

/** Calls of MCP tools that are expensive or have hundreds of errors. */
export const HOSTILE_CALLS = {
  'five misspelt words of 39 letters, all filters': searchFor((random) => text(random, 5, 39)),
  'six misspelt words of 32 letters, all filters': searchFor((random) => text(random, 6, 32)),
  'many misspelt words, all filters': searchFor((random) =>
    text(random, 20, between(random, 4, 9)).slice(0, 200),
  ),
  'misspelt words among robots': call('search_robots', (random) => ({ q: text(random, 5, 39) })),
  'a page of 100 full records': search((random) => ({
    detail: 'full',
    limit: 100,
    sort: pick(random, ['weight_g', 'name', 'price_per_nm']),
  })),
  'misspelt words among joints': call('search_joints', (random) => ({ q: text(random, 5, 39) })),
  'unknown ids of joints': call('search_joints', (random) =>
    members(['actuator_id', 'robot_id'], letters(random, 60)),
  ),
  'a page of 100 matches with every field': call('match_actuators', (random) => ({
    min_peak_torque_nm: between(random, 0, 5),
    min_speed_rpm: 1,
    max_weight_g: 1e6,
    limit: 100,
    fields: 'id,name,brand,category,weight_g,peak_torque_nm,price_usd,torque_density_nm_per_kg,sources',
  })),
  'all counts, and all spreads by brand': call('summarize_catalog', () => ({
    count_by: 'category,brand,use_cases,comm',
    spread_of: 'peak_torque_nm,rated_torque_nm,max_speed_rpm,weight_g,price_usd,torque_density_nm_per_kg',
    by: 'brand',
  })),
  'unknown ids of 64 letters': call('get_actuators', (random) => ({
    ids: words(random, 20, 64),
    as: pick(random, ['records', 'rows']),
  })),
  'unknown ids made of known parts': call('get_actuators', (random) => ({
    ids: words(random, 20, 6).map((end) => `cubemars-ak80-9-v3-0-kv100-unitree-go-${end}`),
  })),
  'unknown names of fields': call('describe_catalog', (random) => ({
    fields: words(random, between(random, 1, 230), 64),
  })),
  'unknown arguments': search((random) => members(words(random, 230, 60), 1)),
  'unknown members beside the ids': call('get_actuators', (random) => ({
    ids: ['unitree-go-m8010-6'],
    as: 'rows',
    ...members(words(random, 1000, 7), 1),
  })),
  'lists for arguments': search((random) => members(words(random, 700, 12), [1])),
  'a value nested 3000 deep': search(() => ({ q: JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`) })),
  'misspelt words for values': search((random) => ({
    category: letters(random, 64),
    sort: letters(random, 64),
    order: letters(random, 64),
    brand: letters(random, 64),
  })),
} satisfies Readonly<Record<string, (random: Random) => HostileCall>>;

/** The JSON-RPC message of a hostile call. */
export const callOf = ({ tool, given }: HostileCall, id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: tool, arguments: given },
});

const FILTERS = {
  category: 'qdd_proprioceptive',
  brand: 'Unitree',
  use_case: 'quadruped',
  min_peak_torque_nm: '5',
  max_weight_g: '2000',
  max_price_usd: '2000',
  min_speed_rpm: '10',
  voltage_v: '24',
  comm: 'CAN',
  backdrivable: 'true',
  integrated_driver: 'true',
};

const query = (pairs: Record<string, string> | string[][]): string => new URLSearchParams(pairs).toString();

const withAllFilters = (q: string): string => query({ ...FILTERS, q });

const named = (names: readonly string[]): string => query(names.map((name) => [name, '1']));

export const HOSTILE_QUERIES = {
  'misspelt words of 24 letters': (random) => withAllFilters(text(random, 8, 24)),
  'misspelt words of 39 letters': (random) => withAllFilters(text(random, 5, 39)),
  'misspelt words of the catalog': (random) =>
    withAllFilters(
      words(random, 10, 3)
        .map((some) => `quadr${some.slice(0, 2)}ped humano${some.slice(2)}`)
        .join(' '),
    ),
  'forty misspelt words': (random) => query({ q: text(random, 40, 4) }),
  'a hundred terms of one letter': (random) => query({ q: text(random, 100, 1) }),
  'terms of two letters': (random) =>
    query({ q: Array.from({ length: 66 }, () => letters(random, 2, 'aeinorst')).join(' ') }),
  'terms that occur often': (random) =>
    query({
      q: Array.from({ length: 40 }, () => pick(random, ['ing', 'tor', 'the', 'ion', 'act', 'uat'])).join(' '),
    }),
  'compatibility forms': (random) => query({ q: '\uFDFA'.repeat(150) + letters(random, 50) }),
  'unknown parameters': (random) => named(words(random, 500, 60)),
  'mistyped parameters': (random) =>
    named(words(random, 100, 3).map((some, number) => `min_torque_density_nm_per_k${some}${number}`)),
  'refused values': (random) =>
    query(Object.keys(FILTERS).map((name) => [name, letters(random, 190, '._-%é')])),
  'a repeated parameter': (random) => query(words(random, 2000, 3).map((some) => ['q', some])),
  'a forged cursor': (random) => query({ cursor: letters(random, 12_000) }),
  'a long page, sorted': (random) =>
    query({
      sort: pick(random, ['name', 'weight_g', 'price_per_nm']),
      limit: '100',
      min_peak_torque_nm: letters(random, 3, '0123456789'),
    }),
} satisfies Readonly<Record<string, (random: Random) => string>>;

const FIELDS = 'Host: a\r\nConnection: close\r\n';

const get = (target: string, fields = FIELDS): string => `GET ${target} HTTP/1.1\r\n${fields}\r\n`;

/** Unreadable or unusual requests, one character per byte. */
export const ODD_REQUESTS: readonly string[] = [
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  get('/api', `${FIELDS}Host: b\r\n`),
  get('/api', `${FIELDS}X: a\u0000b\r\n`),
  get('/api', FIELDS + 'X: y\r\nAB: cdefg\r\n'.repeat(1000)),
  get(`/api/${'x'.repeat(20_000)}`),
  get(`/${'%2e%2e/'.repeat(1000)}etc/passwd`),
  get(`/api/v1/actuators/${'%61'.repeat(2500)}`),
  get('/api', `${FIELDS}Accept-Encoding: ${'a,'.repeat(7000)}\r\n`),
  get('/api', `${FIELDS}If-None-Match: ${'"x", '.repeat(2500)}\r\n`),
  get('/api', `${FIELDS}Upgrade: websocket\r\n`),
  `POST /mcp HTTP/1.1\r\n${FIELDS}Transfer-Encoding: chunked\r\n\r\n${'400\r\n'.concat('x'.repeat(1024), '\r\n').repeat(64)}`,
  `POST /mcp HTTP/1.1\r\n${FIELDS}Content-Length: 1000000000\r\n\r\nx`,
];

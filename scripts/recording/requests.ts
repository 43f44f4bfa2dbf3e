import { pick, randomFrom, wholeBelow, type Random } from '../support/random.ts';
import type { AskedRequest } from './exchange.ts';

/** What requests are made from: a parameter of a list with texts that it takes, and the ids of records. */
export interface RequestMaterial {
  /** Parameters of the lists by path, each with texts that are answered with 200. */
  readonly lists: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly actuators: readonly string[];
  readonly robots: readonly string[];
}

/** Exactly so many requests, the same for the same material: every path and parameter, faults of every kind, and many a random list. */
export function makeRequests(material: RequestMaterial, count: number): AskedRequest[] {
  const random = randomFrom(count);
  const fixed = [
    ...PATHS.map((target) => get(target)),
    ...PATHS.flatMap((target) => ['HEAD', 'OPTIONS', 'DELETE'].map((method) => get(target, method))),
    ...REFUSED.map((target) => get(target)),
    ...POSTED.map(([contentType, body]) => post('/api/v1/actuators/compare', contentType, body)),
    ...MESSAGES.map((message) => post('/mcp', JSON_TYPE, JSON.stringify(message))),
    ...CODINGS.map((coding) => get('/api/v1/actuators', 'GET', { 'Accept-Encoding': coding })),
    get('/api/v1/robots', 'GET', { 'If-None-Match': '*' }),
    get('/api/v1/actuators', 'OPTIONS', { Origin: 'https://x.example', 'Access-Control-Request-Method': 'GET' }),
    ...parameterRequests(material),
    ...someOf(random, material.actuators, 40).flatMap((id) => [
      get(`/api/v1/actuators/${id}`),
      get(`/api/v1/actuators/${id}x`),
    ]),
    ...someOf(random, material.robots, 20).map((id) => get(`/api/v1/robots/${id}`)),
    ...Array.from({ length: 20 }, () =>
      get(`/api/v1/actuators/compare?ids=${someOf(random, material.actuators, 4).join(',')}`),
    ),
  ];
  if (fixed.length > count) throw new Error(`found ${fixed.length} fixed requests, wanted at most ${count}.`);
  const lists = Array.from({ length: count - fixed.length }, () => randomList(material, random));
  return [...fixed, ...lists];
}

const PATHS = [
  '/api',
  '/openapi.json',
  '/api/openapi.json',
  '/.well-known/api-catalog',
  '/.well-known/ai-catalog.json',
  '/mcp/server-card',
  '/healthz',
  '/llms.txt',
  '/docs/api.md',
  '/api/v1/actuators',
  '/api/v1/actuators/compare?ids=unitree-go-m8010-6,nope',
  '/api/v1/actuators/unitree-go-m8010-6',
  '/api/v1/robots',
  '/api/v1/robots/unitree-go1',
  '/api/v1/categories',
  '/api/v1/brands',
  '/api/v1/use-cases',
];

const REFUSED = [
  '/api/v1/actuators/',
  '/api/v1/actuator',
  '/api/v1/actuators/no-such-id',
  '/api/v1/actuators/UNITREE-GO-M8010-6',
  '/api/v1/actuators/unitree-go-m8010-6.json',
  '/api/v1/robots/unitree-go-m8010-6',
  '/api/v2/actuators',
  '/api/v1',
  '/api//v1/robots',
  '/mcp',
  '/nope',
  '/docs/api/',
  '/api/v1/actuators?limit=0',
  '/api/v1/actuators?limit=101',
  '/api/v1/actuators?limit=2&limit=3',
  '/api/v1/actuators?max_wieght_g=600',
  '/api/v1/actuators?category=servo',
  '/api/v1/actuators?sort=weight',
  '/api/v1/actuators?order=up',
  '/api/v1/actuators?cursor=x',
  '/api/v1/actuators?max_weight_g=heavy&min_peak_torque_nm=0x10&backdrivable=1',
  '/api/v1/actuators/compare',
  '/api/v1/actuators/compare?ids=,',
  '/api/v1/robots?limit=-1',
  '/api/v1/robots?x=1',
];

const JSON_TYPE = 'application/json';

const POSTED: readonly (readonly [contentType: string, body: string])[] = [
  [JSON_TYPE, '{"ids":["unitree-go-m8010-6","nope"]}'],
  [JSON_TYPE, '{"ids":[]}'],
  [JSON_TYPE, '{"ids":[1],"id":2}'],
  [JSON_TYPE, '{'],
  [JSON_TYPE, ''],
  [JSON_TYPE, `{"ids":["${'x'.repeat(17_000)}"]}`],
  ['text/plain', '{"ids":["unitree-go-m8010-6"]}'],
];

const MESSAGES = [
  { jsonrpc: '2.0', id: 1, method: 'ping' },
  { jsonrpc: '2.0', id: 1, method: 'no/such' },
  { jsonrpc: '2.0', id: 1, method: 'resources/list' },
];

const CODINGS = ['identity', 'gzip', 'br', 'gzip;q=0.5, br;q=0'];

const get = (target: string, method = 'GET', headers: Readonly<Record<string, string>> = {}): AskedRequest => ({
  method,
  target,
  headers,
  body: null,
});

const post = (target: string, contentType: string, body: string): AskedRequest => ({
  method: 'POST',
  target,
  headers: { 'Content-Type': contentType },
  body,
});

/** Each parameter by itself with each of its texts, empty, and twice. */
const parameterRequests = ({ lists }: RequestMaterial): AskedRequest[] =>
  Object.entries(lists).flatMap(([path, parameters]) =>
    Object.entries(parameters).flatMap(([name, texts]) => [
      ...texts.map((text) => get(`${path}?${new URLSearchParams({ limit: '3', [name]: text })}`)),
      get(`${path}?${name}=`),
      get(`${path}?${name}=${texts[0]}&${name}=${texts[0]}`),
    ]),
  );

function randomList({ lists }: RequestMaterial, random: Random): AskedRequest {
  const [path, parameters] = pick(random, Object.entries(lists));
  const names = someOf(random, Object.keys(parameters), 1 + wholeBelow(random, 4));
  const query = Object.fromEntries(names.map((name) => [name, pick(random, parameters[name] ?? [''])]));
  return get(`${path}?${new URLSearchParams(query)}`);
}

function someOf<Entry>(random: Random, entries: readonly Entry[], count: number): Entry[] {
  return Array.from({ length: count }, () => pick(random, entries)).filter(
    (entry, place, all) => all.indexOf(entry) === place,
  );
}

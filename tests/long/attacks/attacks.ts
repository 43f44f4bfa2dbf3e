import { setTimeout as pause } from 'node:timers/promises';
import { connectRaw, statusesIn } from '../../../scripts/support/raw-connection.ts';
import type { Attack, Target } from './attack.ts';
import { MANY_POINTS, MANY_POINTS_BY_MCP, NO_SET } from './costly-questions.ts';
import {
  callOf,
  HOSTILE_CALLS,
  HOSTILE_QUERIES,
  ODD_REQUESTS,
  type HostileCall,
} from './hostile-requests.ts';
import { reloadStorm } from './reload-storm.ts';
import { attackerAddress, closingGet, closingPost, held, requests, steadily, unread } from './sending.ts';

const LIST = '/api/v1/actuators';
const MATCH = `${LIST}/match?limit=10`;

const post = (path: string, value: unknown, fields = ''): string =>
  closingPost(path, JSON.stringify(value), fields);

const batchOf = (calls: readonly HostileCall[]): string =>
  post(
    '/mcp',
    calls.map((call, id) => callOf(call, id)),
  );

const ten = <Value>(make: () => Value): Value[] => Array.from({ length: 10 }, make);

const BROTLI = 'Accept-Encoding: br\r\n';
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const SOUND = get('/api/v1/brands');

const BOUNDS = { p99: 250, megabytes: 100 };

/**
 * Thousands of connections become readable at once, and the server reads all of them in one turn of its event
 * loop.
 */
const BOUNDS_OF_THOUSANDS = { ...BOUNDS, p99: 1000 };

/** One client at its limit: all requests at once, or some at once and then two a second. */
const ONE_CLIENT = { perSecond: 2, clients: 1 };
const FIVE_CLIENTS = { perSecond: 10, clients: 5 };

/** Every attack is one row. */
export const ATTACKS: readonly Attack[] = [
  {
    ...BOUNDS,
    name: 'matches with many points',
    sends:
      'twelve joints with all operating points that a question may have, by POST and MCP: 16 at once, then two a second',
    strike: requests({ ...ONE_CLIENT, atOnce: 16 }, () => [
      post(MATCH, MANY_POINTS, BROTLI),
      post(MATCH, MANY_POINTS, BROTLI),
      post('/mcp', callOf({ tool: 'match_actuators', given: MANY_POINTS_BY_MCP }), BROTLI),
    ]),
  },
  {
    ...BOUNDS,
    name: 'sets that agree on nothing',
    sends:
      'twelve joints in sets of one maker, bus and supply within a mass that none has: 100 at once, then two a second',
    strike: requests({ ...ONE_CLIENT, atOnce: 100 }, () => [post(MATCH, NO_SET)]),
  },
  {
    ...BOUNDS,
    name: 'costly MCP batches',
    sends: 'batches of ten such sets: 12 at once, then one a second by clients that take turns',
    strike: requests({ perSecond: 1, clients: 12, atOnce: 12 }, () => [
      batchOf(ten(() => ({ tool: 'match_actuators', given: NO_SET }))),
    ]),
  },
  {
    ...BOUNDS,
    name: 'hostile messages',
    sends: 'calls of MCP tools that cost as much as they can, and batches of ids made of known parts',
    strike: requests(FIVE_CLIENTS, ({ random }) => [
      ...Object.values(HOSTILE_CALLS).map((make) => post('/mcp', callOf(make(random)))),
      batchOf(ten(() => HOSTILE_CALLS['unknown ids made of known parts'](random))),
    ]),
  },
  {
    ...BOUNDS,
    name: 'hostile queries and bodies',
    sends:
      'misspelt words, hundreds of terms and names, forged cursors; bodies of 16 kB with thousands of errors',
    strike: requests(FIVE_CLIENTS, ({ random }) => [
      ...Object.values(HOSTILE_QUERIES).map((make) => closingGet(`${LIST}?${make(random).slice(0, 8000)}`)),
      post(MATCH, Object.fromEntries(Array.from({ length: 1500 }, (_, number) => [`a${number}`, 0]))),
      post(MATCH, { joints: Array.from({ length: 8000 }, () => 1) }),
      closingPost(`${LIST}/compare`, '['.repeat(16 * 1024)),
    ]),
  },
  {
    ...BOUNDS,
    name: 'odd requests',
    sends: 'TLS, two hosts, thousands of fields and escapes, bodies that are announced and never come',
    strike: requests({ perSecond: 50, clients: 25 }, () => ODD_REQUESTS),
  },
  {
    ...BOUNDS,
    name: 'lists past the cache',
    sends: 'lists of 100 records that nobody has asked for yet, compressed, by 50 clients',
    strike: requests({ perSecond: 100, clients: 50 }, ({ random }) => [
      closingGet(`${LIST}?limit=100&min_peak_torque_nm=${random().toFixed(9)}`, BROTLI),
    ]),
  },
  {
    ...BOUNDS,
    name: 'bursts',
    sends: '200 requests in one packet; at least 32 are answered before the connection closes',
    strike: (target) => steadily(target, 5, (number) => burst(target, attackerAddress(number))),
  },
  {
    ...BOUNDS_OF_THOUSANDS,
    name: 'half-open connections',
    sends: '3,840 connections of 30 clients, each with a head that comes byte by byte',
    strike: held(30, { first: 'GET /api HTTP/1.1\r\nHost: a\r\nX: ', then: 'x', everySeconds: 1 }),
  },
  {
    ...BOUNDS_OF_THOUSANDS,
    name: 'held connections',
    sends: '4,096 connections of 32 clients, each held by an empty line every four seconds after one request',
    strike: held(32, { first: SOUND, then: '\r\n', everySeconds: 4 }),
  },
  {
    ...BOUNDS,
    name: 'unread pages',
    sends:
      'the longest page, uncompressed, 20 times on 128 connections a second of four clients; nothing is read',
    strike: unread({ perSecond: 128, clients: 4, reads: false }, () => get('/changes').repeat(20)),
  },
  {
    ...BOUNDS,
    name: 'slow readers',
    sends: 'twenty pages of 100 records on 20 connections a second, read for a moment every two seconds',
    strike: unread({ perSecond: 20, clients: 100, reads: true }, (number) =>
      Array.from({ length: 20 }, (_, page) =>
        get(`${LIST}?limit=100&min_peak_torque_nm=0.${number}${page}`),
      ).join(''),
    ),
  },
  {
    ...BOUNDS,
    name: 'a log that nobody reads',
    sends: '200 requests a second with addresses of 4 kB, each with a line in the log',
    environment: { LOG_LEVEL: 'info' },
    complaints: 'unread',
    strike: requests({ perSecond: 200, clients: 200 }, () => [
      closingGet(`/api/v1/brands?${'x'.repeat(4000)}`),
    ]),
  },
  {
    ...BOUNDS,
    name: 'reload storm',
    sends: '50 SIGHUPs a second, over a link to a build that is broken every other second',
    strike: reloadStorm,
  },
];

const BURST = 200;
const ANSWERED_OF_BURST = 32;

async function burst({ address, complain }: Target, from: string): Promise<void> {
  const connection = await connectRaw(address, from);
  connection.write(SOUND.repeat(BURST));
  const heard = await Promise.race([connection.closed, pause(5000).then(connection.heard)]);
  connection.cut();
  const answered = statusesIn(heard).filter((status) => status === 200).length;
  if (answered < ANSWERED_OF_BURST) complain(`${answered} of ${BURST} requests in one packet were answered`);
}

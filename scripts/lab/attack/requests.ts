import { MALFORMED, ODD } from '../malformed.ts';
import { volley } from '../volley.ts';
import { attacker, closingGet, closingPost, say, type Attack, type Target } from './attack.ts';
import { callOf, HOSTILE_CALLS, HOSTILE_QUERIES } from './hostile.ts';

const LIST = '/api/v1/actuators';
const COMPARE = `${LIST}/compare`;
const MATCH = `${LIST}/match`;
const LONGEST_BODY = 16 * 1024;

/** As many faults as there is room for. */
const MEMBERS = JSON.stringify(Object.fromEntries(Array.from({ length: 1500 }, (_, number) => [`a${number}`, 0])));
const NUMBERS = Array.from({ length: LONGEST_BODY / 2 - 20 }, () => 1);

const batchOf = (make: (typeof HOSTILE_CALLS)[keyof typeof HOSTILE_CALLS], { random }: Target): string =>
  closingPost('/mcp', JSON.stringify(Array.from({ length: 10 }, (_, id) => callOf(make(random), id))));

const post = (path: string, value: unknown): string => closingPost(path, JSON.stringify(value));

/** An attack by requests that are sent in turn, so many a second by so many clients. */
const requests = (
  { perSecond, clients, ...attack }: Omit<Attack, 'strike'> & { perSecond: number; clients: number },
  texts: (target: Target) => readonly string[],
): Attack => ({
  ...attack,
  strike: (target) =>
    volley(target.goesOn, perSecond, (number) => {
      const all = texts(target);
      return say(target, attacker(number % clients), Buffer.from(all[number % all.length] ?? '', 'latin1'));
    }),
});

const FEW = { perSecond: 10, clients: 5 };
const WORK = { perSecond: 20, clients: 10, countsAs: 1 };

/** Attacks by requests that cost much, or are wrong in many ways. Each client asks as often as it may. */
export const REQUEST_ATTACKS: readonly Attack[] = [
  requests(
    {
      name: 'hostile-batches',
      says: 'MCP batches of ten searches for misspelt words with all filters',
      ...FEW,
      perSecond: 1,
    },
    (target) => [batchOf(HOSTILE_CALLS['five misspelt words of 39 letters, all filters'], target)],
  ),
  requests(
    {
      name: 'hostile-queries',
      says: 'lists with misspelt words of 39 letters, a hundred terms, forged cursors',
      ...FEW,
    },
    ({ random }) => Object.values(HOSTILE_QUERIES).map((make) => closingGet(`${LIST}?${make(random).slice(0, 8000)}`)),
  ),
  requests({ name: 'hostile-messages', says: 'calls of MCP tools that are meant to cost much', ...FEW }, ({ random }) =>
    Object.values(HOSTILE_CALLS).map((make) => post('/mcp', callOf(make(random)))),
  ),
  requests(
    { name: 'bad-bodies', says: 'bodies of 16 kB with thousands of faults, to compare, match and MCP', ...FEW },
    ({ random }) => [
      closingPost(COMPARE, MEMBERS),
      closingPost(COMPARE, '['.repeat(LONGEST_BODY)),
      closingPost(MATCH, MEMBERS),
      post(MATCH, { joints: NUMBERS }),
      post('/mcp', callOf(HOSTILE_CALLS['unknown members beside the ids'](random))),
    ],
  ),
  requests(
    { name: 'mistyped-parameters', says: 'a hundred names that are nearly those of parameters', ...WORK },
    ({ random }) => [closingGet(`${LIST}?${HOSTILE_QUERIES['mistyped parameters'](random)}`)],
  ),
  requests({ name: 'misspelt-words', says: 'searches for forty misspelt words', ...WORK }, ({ random }) => [
    closingGet(`${LIST}?${HOSTILE_QUERIES['forty misspelt words'](random)}`),
  ]),
  requests({ name: 'long-array', says: 'a body with an array of 8,000 numbers in place of ids', ...WORK }, () => [
    post(COMPARE, { ids: NUMBERS }),
  ]),
  requests(
    {
      name: 'unknown-ids',
      says: 'MCP batches of ten look-ups of ids made of known parts',
      ...WORK,
      perSecond: 2,
      countsAs: 10,
    },
    (target) => [batchOf(HOSTILE_CALLS['unknown ids made of known parts'], target)],
  ),
  requests(
    {
      name: 'odd-requests',
      says: 'malformed and odd requests: TLS, two Hosts, HTTP/2.0, thousands of escapes',
      perSecond: 50,
      clients: 25,
    },
    () => [...MALFORMED.map(([, , text]) => text), ...ODD],
  ),
  requests(
    {
      name: 'cache-busting',
      says: 'lists of 100 records that nobody has asked for yet, compressed',
      perSecond: 100,
      clients: 50,
    },
    ({ random }) => [
      closingGet(`${LIST}?limit=100&min_peak_torque_nm=${random().toFixed(9)}`, 'Accept-Encoding: br\r\n'),
    ],
  ),
];

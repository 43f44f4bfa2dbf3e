import { setTimeout as pause } from 'node:timers/promises';
import { connectRaw, statusesIn, type RawConnection } from '../../support/raw.ts';
import { volley } from '../volley.ts';
import { attacker, closingGet, type Attack, type Target } from './attack.ts';

/** As many as one client may have. */
const OF_EACH = 128;

/** Connections of so many clients, one client after the other; each says something as soon as it is open. */
async function connectAll({ address }: Target, clients: number, first: string): Promise<RawConnection[]> {
  const connections: RawConnection[] = [];
  const open = async (client: number): Promise<void> => {
    const connection = await connectRaw(address, attacker(client)).catch(() => null);
    connection?.write(first);
    if (connection !== null) connections.push(connection);
  };
  for (let client = 0; client < clients; client += 1)
    await Promise.all(Array.from({ length: OF_EACH }, () => open(client)));
  return connections;
}

/** An attack by many connections that are held: what is written on each at first, and then every few seconds. */
const holding = (
  name: string,
  says: string,
  { clients, first, then, everySeconds }: { clients: number; first: string; then: string; everySeconds: number },
): Attack => ({
  name,
  says: `${clients * OF_EACH} connections of ${clients} clients, ${says}`,
  strike: async (target) => {
    const connections = await connectAll(target, clients, first);
    while (target.goesOn()) {
      await pause(everySeconds * 1000);
      for (const { write } of connections) write(then);
    }
    for (const { cut } of connections) cut();
  },
});

/** An attack by readers: each asks for much at once, and reads for a moment now and then, or never. */
const reading = (
  name: string,
  says: string,
  way: {
    readonly perSecond: number;
    readonly clients: number;
    readonly text: (number: number) => string;
    readonly isReading: boolean;
  },
): Attack => ({
  name,
  says,
  strike: (target) =>
    volley(target.goesOn, way.perSecond, async (number) => {
      const connection = await connectRaw(target.address, attacker(number % way.clients));
      connection.pause();
      connection.write(way.text(number));
      const closed = connection.closed.then(() => true);
      while (target.goesOn() && !(await Promise.race([closed, pause(REST_MILLISECONDS, false)]))) {
        if (!way.isReading) continue;
        connection.resume();
        await pause(MOMENT_MILLISECONDS);
        connection.pause();
      }
      connection.cut();
    }),
});

const REST_MILLISECONDS = 2000;
const MOMENT_MILLISECONDS = 5;

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

const pages = (number: number): string =>
  Array.from({ length: 20 }, (_, page) =>
    get(`/api/v1/actuators?limit=100&min_peak_torque_nm=0.${number}${page}`),
  ).join('');

const SOUND = get('/api/v1/brands');

/** Sound requests and what follows them in the same packet: the statuses that must come, in this order. */
const TAILS: readonly (readonly [text: string, statuses: readonly number[]])[] = [
  [`${SOUND}${SOUND}NONSENSE\r\n\r\n`, [200, 200, 400]],
  [`${closingGet('/api/v1/brands')}${SOUND}`, [200]],
  [`${SOUND}CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n`, [200, 405]],
  ['POST /mcp HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n', [400]],
  ['POST /mcp HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: identity, chunked\r\n\r\n0\r\n\r\n', [400]],
];

/** How many requests of a burst on one connection are answered at least. */
const BURST = { requests: 200, answered: 32 } as const;

/** Attacks by the way in which connections are used. */
export const CONNECTION_ATTACKS: readonly Attack[] = [
  holding('idle-connections', 'on each of which a head comes byte by byte', {
    clients: 30,
    first: 'GET /api HTTP/1.1\r\nHost: a\r\nX: ',
    then: 'x',
    everySeconds: 1,
  }),
  holding('held-connections', 'each held by a bare CRLF every 4 s after one request', {
    clients: 32,
    first: SOUND,
    then: '\r\n',
    everySeconds: 4,
  }),
  reading('unread-pipelines', '3,000 requests for a page in one piece on 33 connections a second, nothing read', {
    perSecond: 33,
    clients: 5,
    text: () => get('/').repeat(3000),
    isReading: false,
  }),
  {
    ...reading(
      'unread-pages',
      'the longest page without a coding on 128 connections of each of four clients, nothing read',
      {
        perSecond: 128,
        clients: 4,
        text: () => get('/changes').repeat(20),
        isReading: false,
      },
    ),
    memoryBound: 'unreadMemory',
  },
  reading(
    'slow-readers',
    'twenty pages of 100 records on 20 connections a second, read for a moment every two seconds',
    {
      perSecond: 20,
      clients: 100,
      text: pages,
      isReading: true,
    },
  ),
  {
    name: 'malformed-tails',
    says: 'sound requests followed in the same packet by what is none; the sound ones are answered first',
    strike: (target) =>
      volley(target.goesOn, 20, async (number) => {
        const [text, wanted] = TAILS[number % TAILS.length] ?? ['', []];
        const found = statusesIn(await heardOn(target, number, text));
        if (found.join() !== wanted.join()) target.misled(`${JSON.stringify(text)}: ${found.join() || 'nothing'}`);
      }),
  },
  {
    name: 'bursts',
    says: `${BURST.requests} requests in one packet; at least ${BURST.answered} are answered before the connection closes`,
    strike: (target) =>
      volley(target.goesOn, 5, async (number) => {
        const text = get('/api/v1/brands').repeat(BURST.requests);
        const found = statusesIn(await heardOn(target, number, text)).filter((status) => status === 200);
        if (found.length < BURST.answered) target.misled(`${found.length} of a burst`);
      }),
  },
];

async function heardOn({ address, sent }: Target, number: number, text: string): Promise<string> {
  const connection = await connectRaw(address, attacker(number));
  sent();
  connection.write(text);
  const heard = await Promise.race([connection.closed, pause(5000).then(() => connection.heard())]);
  connection.cut();
  return heard;
}

import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_BOUNDS } from '../../../src/server/http/bounds.ts';
import { connectRaw, statusesIn, type RawConnection } from '../../support/raw.ts';
import { MALFORMED } from '../malformed.ts';
import { newClient } from './client.ts';
import type { Ledger } from './ledger.ts';

/** Where a fault is injected. */
interface Ground {
  readonly address: string;
  readonly ledger: Ledger;
}

/** Something that a bad client or a bad line does. */
interface Fault {
  readonly name: string;
  /** Does it, and enters into the ledger what the server should not have done. */
  readonly inject: (ground: Ground) => Promise<void>;
}

const HOST = 'Host: lab\r\n';

/** The text of requests, each as of a client who was never here: no limit is in the way of what they are for. */
const ofNewClients = (text: string): string =>
  text.replaceAll(HOST, () => `${HOST}X-Forwarded-For: ${newClient()}\r\n`);

/** A fault of one connection: what is done on it, and which statuses the server may answer, in their order. */
const onConnection = (
  name: string,
  wanted: readonly number[],
  act: (connection: RawConnection) => Promise<void> | void,
): Fault => ({
  name,
  inject: async (ground) => {
    const connection = await connectRaw(ground.address);
    await act(connection);
    expectStatuses(ground, name, { found: statusesIn(await closedBy(connection)), wanted });
  },
});

/** A connection that is cut after something was done on it: the server has nothing to answer for. */
const cutAfter = (name: string, act: (connection: RawConnection) => Promise<void> | void): Fault => ({
  name,
  inject: async ({ address }) => {
    const connection = await connectRaw(address);
    await act(connection);
    connection.cut();
    await connection.closed;
  },
});

/** Enters the statuses that were met, and a fault when they are not those that were wanted. */
function expectStatuses(
  { ledger }: Ground,
  name: string,
  { found, wanted }: Record<'found' | 'wanted', readonly number[]>,
): void {
  found.forEach(ledger.met);
  if (found.join() !== wanted.join())
    ledger.wrong(name, `found the statuses ${inShort(found)}, wanted ${inShort(wanted)}`);
}

/** Each status and how often it came: `200 × 120, 429 × 5`. */
const inShort = (statuses: readonly number[]): string =>
  [...Map.groupBy(statuses, String)].map(([status, all]) => `${status} × ${all.length}`).join(', ') || 'none';

/** Longer than any time limit of the server. */
const PATIENCE_MILLISECONDS = 45_000;

/** Reads like an answer, so that it is told among the statuses. */
const NOT_CLOSED = 'HTTP/1.1 999 The connection was left open\r\n';

/** What was heard when the server closed the connection, or a text that says that it did not. */
async function closedBy(connection: RawConnection): Promise<string> {
  const late = pause(PATIENCE_MILLISECONDS, NOT_CLOSED, { ref: false });
  const heard = await Promise.race([connection.closed, late]);
  connection.cut();
  return heard;
}

const LIST = `GET /api/v1/actuators?limit=100 HTTP/1.1\r\n${HOST}\r\n`;
const LAST_LIST = `${LIST.slice(0, -2)}Connection: close\r\n\r\n`;
const POST = `POST /api/v1/actuators/compare HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;

const A_MOMENT = 20;

/** Writes a byte twice a second until the connection is closed. */
async function drip(connection: RawConnection, text: string): Promise<void> {
  const closed = connection.closed.then(() => true);
  for (const character of text) {
    connection.write(character);
    if (await Promise.race([pause(500, false), closed])) return;
  }
}

/** Asks for five lists, reads for a moment each second if at all, and in the end all. */
async function readLate(connection: RawConnection, seconds: number, isReading: boolean): Promise<void> {
  connection.pause();
  connection.write(ofNewClients(LIST.repeat(4) + LAST_LIST));
  for (let second = 0; second < seconds; second += 1) {
    await pause(1_000);
    if (isReading) connection.resume();
    await pause(A_MOMENT);
    connection.pause();
  }
  connection.resume();
}

const BREAKING: readonly Fault[] = [
  cutAfter('cut in the head of a request', async ({ write }) => {
    write(LIST.slice(0, 30));
    await pause(A_MOMENT);
  }),
  cutAfter('cut in the body of a request', async ({ write }) => {
    write(ofNewClients(`${POST}{"ids":["`));
    await pause(A_MOMENT);
  }),
  cutAfter('cut in an answer', async ({ write, hears }) => {
    write(ofNewClients(LIST));
    await hears(1);
  }),
  cutAfter('cut before an answer', ({ write }) => write(ofNewClients(LIST))),
  cutAfter('200 requests in one piece, then cut', async ({ write, hears }) => {
    write(ofNewClients(LIST.repeat(200)));
    await hears(1);
  }),
  onConnection('a head that drips', [408], (connection) => drip(connection, LIST.repeat(9).replaceAll('\r\n', ' '))),
  onConnection('a body that drips', [408], (connection) => {
    connection.write(ofNewClients(POST));
    return drip(connection, 'x'.repeat(1000));
  }),
  onConnection('a reader who is late', repeated(200, 5), (connection) => readLate(connection, 3, false)),
  onConnection('a reader who is slow', repeated(200, 5), (connection) => readLate(connection, 5, true)),
];

function repeated<Value>(value: Value, times: number): Value[] {
  return Array.from({ length: times }, () => value);
}

/** What the server counts by, for the settings with which it is started. */
export const LIMIT = 120;

const TOO_MANY = 5;
const CROWD = 500;

/** What is heard when each client asks once, as many on a connection as it takes at once. */
async function hearEach({ address }: Ground, clients: readonly string[]): Promise<string> {
  let heard = '';
  // One connection after the other: the counts of one client are compared in their order.
  for (let from = 0; from < clients.length; from += DEFAULT_BOUNDS.answers) {
    const some = clients.slice(from, from + DEFAULT_BOUNDS.answers);
    const connection = await connectRaw(address);
    connection.write(some.map((client, row) => request(client, row === some.length - 1)).join(''));
    heard += await closedBy(connection);
  }
  return heard;
}

const request = (client: string, isLast: boolean): string =>
  `GET /api/v1/categories HTTP/1.1\r\n${HOST}X-Forwarded-For: ${client}\r\n${isLast ? 'Connection: close\r\n' : ''}\r\n`;

const CROWDS: readonly Fault[] = [
  {
    name: `${CROWD} new clients`,
    inject: async (ground) => {
      const found = statusesIn(await hearEach(ground, Array.from({ length: CROWD }, newClient)));
      expectStatuses(ground, 'new clients', { found, wanted: repeated(200, CROWD) });
    },
  },
  {
    name: 'a greedy client',
    inject: async (ground) => {
      const client = newClient();
      const heard = await hearEach(ground, repeated(client, LIMIT + TOO_MANY));
      const wanted = [...repeated(200, LIMIT), ...repeated(429, TOO_MANY)];
      expectStatuses(ground, 'a greedy client', { found: statusesIn(heard), wanted });
      const left = [...heard.matchAll(/^X-RateLimit-Remaining: (\d+)/gm)].map(([, figure]) => Number(figure));
      if (left.some((figure, row) => figure !== Math.max(0, LIMIT - 1 - row)))
        ground.ledger.wrong('a greedy client', `found the counts ${left.join(', ')}, wanted ${LIMIT - 1} down to 0`);
    },
  },
];

/** The faults that are injected, each as often as the others. */
export const FAULTS: readonly Fault[] = [
  ...BREAKING,
  ...MALFORMED.map(([name, status, text]) =>
    onConnection(name, [status], ({ write }) => write(Buffer.from(ofNewClients(text), 'latin1'))),
  ),
  ...CROWDS,
];

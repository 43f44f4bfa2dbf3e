import { setTimeout as pause } from 'node:timers/promises';
import { connectRaw, type RawConnection } from '../../../scripts/support/raw-connection.ts';
import type { Attack, Target } from './attack.ts';

type Strike = Attack['strike'];

/** Acts at a steady rate for some time; resolves when all acts have ended. */
export async function steadily(
  { goesOn }: Pick<Target, 'goesOn'>,
  perSecond: number,
  act: (number: number) => Promise<unknown>,
): Promise<void> {
  const underWay: Promise<unknown>[] = [];
  const start = performance.now();
  for (let number = 0; goesOn(); number += 1) {
    // A server may close or refuse an attacker's connection.
    underWay.push(act(number).catch(() => undefined));
    await pause(Math.max(0, start + ((number + 1) * 1000) / perSecond - performance.now()));
  }
  await Promise.all(underWay);
}

/** A GET after which the server closes the connection. */
export const closingGet = (path: string, fields = ''): string => closing(`GET ${path}`, fields);

/** A POST of JSON after which the server closes the connection. */
export const closingPost = (path: string, body: string, fields = ''): string =>
  closing(
    `POST ${path}`,
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${fields}`,
  ) + body;

const closing = (line: string, fields: string): string =>
  `${line} HTTP/1.1\r\n${HOST}${fields}Connection: close\r\n\r\n`;

const HOST = 'Host: a\r\n';

/** The same request as another client, because the server trusts 127.0.0.1 as a proxy. */
const ofClient = (client: number, request: string): string =>
  request.replace(HOST, `${HOST}X-Forwarded-For: 192.0.2.${client}\r\n`);

/** Sends a request on a new connection; returns all bytes until the server closes it. */
export async function send(
  { address }: Pick<Target, 'address'>,
  client: number,
  request: string,
): Promise<string> {
  const connection = await connectRaw(address);
  connection.write(Buffer.from(ofClient(client, request), 'latin1'));
  return connection.closed;
}

/** Sends requests in rotation from several clients at a steady rate, the first ones all at once. */
export const requests =
  (
    pace: { perSecond: number; clients: number; atOnce?: number },
    texts: (target: Target) => readonly string[],
  ): Strike =>
  async (target) => {
    const sendTo = (number: number): Promise<string> => {
      const all = texts(target);
      return send(target, number % pace.clients, all[number % all.length] ?? '');
    };
    const first = Array.from({ length: pace.atOnce ?? 0 }, (_, number) => sendTo(number).catch(() => ''));
    await Promise.all([...first, steadily(target, pace.perSecond, sendTo)]);
  };

/** The most connections that one address may have. */
const OF_EACH = 128;

/** An attacker's address, not that of a proxy; on Linux all of 127.0.0.0/8 is this machine. */
export const attackerAddress = (number: number): string => `127.0.1.${1 + (number % 250)}`;

/** Opens all connections of several clients, and writes on each at once and then every few seconds. */
export const held =
  (
    clients: number,
    { first, then, everySeconds }: { first: string; then: string; everySeconds: number },
  ): Strike =>
  async ({ address, goesOn }) => {
    const connections: RawConnection[] = [];
    const open = async (client: number): Promise<void> => {
      const connection = await connectRaw(address, attackerAddress(client)).catch(() => null);
      connection?.write(first);
      if (connection !== null) connections.push(connection);
    };
    for (let client = 0; client < clients; client += 1)
      await Promise.all(Array.from({ length: OF_EACH }, () => open(client)));
    while (goesOn()) {
      await pause(everySeconds * 1000);
      for (const { write } of connections) write(then);
    }
    for (const { cut } of connections) cut();
  };

/** Requests long answers on new connections at a steady rate; reads briefly every two seconds, or never. */
export const unread =
  (
    { perSecond, clients, reads }: { perSecond: number; clients: number; reads: boolean },
    text: (number: number) => string,
  ): Strike =>
  (target) =>
    steadily(target, perSecond, async (number) => {
      const connection = await connectRaw(target.address, attackerAddress(number % clients));
      connection.pause();
      connection.write(text(number));
      const closed = connection.closed.then(() => true);
      while (target.goesOn() && !(await Promise.race([closed, pause(2000, false)]))) {
        if (!reads) continue;
        connection.resume();
        await pause(5);
        connection.pause();
      }
      connection.cut();
    });

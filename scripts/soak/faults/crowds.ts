import { USUAL_BOUNDS } from '../../../src/server/http/bounds.ts';
import { connectRaw, statusesIn } from '../../support/raw.ts';
import { newClient } from '../clients.ts';
import { closedBy, expectStatuses, type Fault, type Ground } from './fault.ts';

const LIMIT = 120;
const TOO_MANY = 5;

const request = (client: string, fields = ''): string =>
  `GET /api/v1/categories HTTP/1.1\r\nHost: soak\r\nX-Forwarded-For: ${client}\r\n${fields}\r\n`;

const CLOSING = 'Connection: close\r\n';

const repeated = (status: number, times: number): number[] => Array.from({ length: times }, () => status);

/** A request of each client, in pieces that each go over a connection of their own: it takes no more requests at once. */
function piecesFor(clients: readonly string[]): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < clients.length; from += USUAL_BOUNDS.answers) {
    const piece = clients.slice(from, from + USUAL_BOUNDS.answers);
    pieces.push(piece.map((client, place) => request(client, place === piece.length - 1 ? CLOSING : '')).join(''));
  }
  return pieces;
}

/** What is heard on a connection of its own until it is closed, or a text that says that it was not. */
async function hear({ address }: Ground, piece: string): Promise<string> {
  const connection = await connectRaw(address);
  connection.write(piece);
  return closedBy(connection);
}

const CROWD = 500;

/** Hundreds of clients who were never here before and never come again. */
async function crowd(ground: Ground): Promise<void> {
  const clients = Array.from({ length: CROWD }, newClient);
  const heard = await Promise.all(piecesFor(clients).map((piece) => hear(ground, piece)));
  expectStatuses(ground, CROWD_NAME, { found: heard.flatMap(statusesIn), wanted: repeated(200, CROWD) });
}

const CROWD_NAME = `${CROWD} clients at once`;

/** One client who takes more than the limit: the first 120 requests are answered, the others refused. */
async function takeTooMuch(ground: Ground): Promise<void> {
  const client = newClient();
  let heard = '';
  // One after the other: the counts are compared in their order.
  for (const piece of piecesFor(Array.from({ length: LIMIT + TOO_MANY }, () => client)))
    heard += await hear(ground, piece);
  const wanted = [...repeated(200, LIMIT), ...repeated(429, TOO_MANY)];
  expectStatuses(ground, 'a greedy client', { found: statusesIn(heard), wanted });
  const left = [...heard.matchAll(/^X-RateLimit-Remaining: (\d+)/gm)].map(([, figure]) => Number(figure));
  const isCounted = left.every((figure, place) => figure === Math.max(0, LIMIT - 1 - place));
  if (!isCounted) ground.ledger.wrong('a greedy client', `found the counts ${left.join(', ')}, wanted 119 down to 0`);
}

/** What the server counts by, for the flags with which it is started. */
export const RATE_LIMIT = `${LIMIT}/60`;

/** Many clients, and one who wants too much. */
export const CROWDS: readonly Fault[] = [
  { name: CROWD_NAME, inject: crowd },
  { name: 'a greedy client', inject: takeTooMuch },
];

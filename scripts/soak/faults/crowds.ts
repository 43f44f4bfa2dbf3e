import { connectRaw, statusesIn } from '../../measuring/raw.ts';
import { newClient } from '../clients.ts';
import { expectStatuses, onConnection, type Fault, type Ground } from './fault.ts';

const LIMIT = 120;
const TOO_MANY = 5;

const request = (client: string, fields = ''): string =>
  `GET /api/v1/categories HTTP/1.1\r\nHost: soak\r\nX-Forwarded-For: ${client}\r\n${fields}\r\n`;

const CLOSING = 'Connection: close\r\n';

const repeated = (status: number, times: number): number[] => Array.from({ length: times }, () => status);

const CROWD = 500;

/** Hundreds of clients who were never here before and never come again. */
const crowd = onConnection(`${CROWD} clients at once`, repeated(200, CROWD), ({ write }) => {
  const clients = Array.from({ length: CROWD }, newClient);
  write(clients.map((client, place) => request(client, place === CROWD - 1 ? CLOSING : '')).join(''));
});

/** One client who takes more than the limit: the first 120 requests are answered, the others refused. */
async function takeTooMuch(ground: Ground): Promise<void> {
  const connection = await connectRaw(ground.address);
  const client = newClient();
  connection.write(request(client).repeat(LIMIT + TOO_MANY - 1) + request(client, CLOSING));
  const heard = await connection.closed;
  const wanted = [...repeated(200, LIMIT), ...repeated(429, TOO_MANY)];
  expectStatuses(ground, 'a greedy client', { found: statusesIn(heard), wanted });
  const left = [...heard.matchAll(/^X-RateLimit-Remaining: (\d+)/gm)].map(([, figure]) => Number(figure));
  const isCounted = left.every((figure, place) => figure === Math.max(0, LIMIT - 1 - place));
  if (!isCounted) ground.ledger.wrong('a greedy client', `found the counts ${left.join(', ')}, wanted 119 down to 0`);
}

/** What the server counts by, for the flags with which it is started. */
export const RATE_LIMIT = `${LIMIT}/60`;

/** Many clients, and one who wants too much. */
export const CROWDS: readonly Fault[] = [crowd, { name: 'a greedy client', inject: takeTooMuch }];

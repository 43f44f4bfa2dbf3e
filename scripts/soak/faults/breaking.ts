import { setTimeout as pause } from 'node:timers/promises';
import { connectRaw, type RawConnection } from '../../support/raw.ts';
import { drip, HOST, ofNewClients, onConnection, type Fault } from './fault.ts';

const HEAD = `GET /api/v1/actuators?limit=100 HTTP/1.1\r\n${HOST}\r\n`;
const POST = `POST /api/v1/actuators/compare HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;

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

const A_MOMENT = 20;

/** Reads nothing for a while, and then all. */
async function readLate(connection: RawConnection): Promise<void> {
  connection.pause();
  connection.write(ofNewClients(HEAD.repeat(4)));
  connection.write(ofNewClients(`${HEAD.slice(0, -2)}Connection: close\r\n\r\n`));
  await pause(3_000);
  connection.resume();
}

/** Reads for a moment each second, and in the end all. */
async function readSlowly(connection: RawConnection): Promise<void> {
  connection.pause();
  connection.write(ofNewClients(HEAD.repeat(4)));
  connection.write(ofNewClients(`${HEAD.slice(0, -2)}Connection: close\r\n\r\n`));
  for (let second = 0; second < SLOW_SECONDS; second += 1) {
    await pause(1_000);
    connection.resume();
    await pause(A_MOMENT);
    connection.pause();
  }
  connection.resume();
}

const SLOW_SECONDS = 5;

/** Clients that go away or are slow. */
export const BREAKING: readonly Fault[] = [
  cutAfter('cut in the head of a request', async ({ write }) => {
    write(HEAD.slice(0, 30));
    await pause(A_MOMENT);
  }),
  cutAfter('cut in the body of a request', async ({ write }) => {
    write(ofNewClients(`${POST}Content-Length: 1000\r\n\r\n{"ids":["`));
    await pause(A_MOMENT);
  }),
  cutAfter('cut in an answer', async ({ write, hears }) => {
    write(ofNewClients(HEAD));
    await hears(1);
  }),
  cutAfter('cut before an answer', ({ write }) => write(ofNewClients(HEAD))),
  cutAfter('200 requests in one piece, then cut', async ({ write, hears }) => {
    write(ofNewClients(HEAD.repeat(200)));
    await hears(1);
  }),
  onConnection('a head that drips', [408], (connection) =>
    drip(connection, HEAD.repeat(9).replaceAll('\r\n', ' '), 500),
  ),
  onConnection('a body that drips', [408], (connection) => {
    connection.write(ofNewClients(`${POST}Content-Length: 1000\r\n\r\n`));
    return drip(connection, 'x'.repeat(1000), 500);
  }),
  onConnection('a reader who is late', [200, 200, 200, 200, 200], readLate),
  onConnection('a reader who is slow', [200, 200, 200, 200, 200], readSlowly),
];

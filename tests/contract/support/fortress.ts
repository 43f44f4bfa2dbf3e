import { afterAll, beforeAll, expect } from 'vitest';
import { residentMegabytes } from '../../../scripts/support/processes/memory.ts';
import { startOwnServer } from '../../../scripts/support/processes/own-server.ts';
import { addressIn, type RunningProcess } from '../../../scripts/support/processes/process.ts';
import { connectRaw, statusesIn, type RawConnection } from '../../../scripts/support/raw-connection.ts';
import { inTurns } from '../../support/in-turns.ts';
import { BASE_URL, type Environment } from './program.ts';

/** A server under attack, started like `npm start`. */
export interface Fortress extends Attacked {
  /** Resident memory, megabytes. */
  readonly megabytes: () => number;
}

/** A server that attacks are sent to. */
export interface Attacked {
  readonly address: string;
  /** Sends this on a new connection and returns all bytes until the server closes it. */
  readonly hear: (said: string | Buffer) => Promise<string>;
  /** The statuses of all answers to this. */
  readonly statuses: (said: string | Buffer) => Promise<number[]>;
  /**
   * The status of the first answer, after which the client disconnects; null if the server closes without
   * one.
   */
  readonly firstStatus: (said: string | Buffer) => Promise<number | null>;
}

/** One server for all tests of a file. In the end it must have logged no error and exit with 0. */
export function useFortress(environment: Environment = { RATE_LIMIT: 'off' }): () => Fortress {
  let child: RunningProcess | undefined;
  beforeAll(async () => {
    child = await startOwnServer({ BASE_URL, LOG_LEVEL: 'error', ...environment });
  });
  afterAll(async () => {
    expect(await child?.stop()).toBe(0);
    expect(child?.complaints()).toBe('');
  });
  return () => {
    if (child === undefined) throw new Error('The server is started by `beforeAll`: ask it inside a test.');
    const { pid, output } = child;
    return { ...attacked(addressIn(output())), megabytes: () => residentMegabytes(pid) };
  };
}

/** Ways to send bytes to the server at an address. */
export function attacked(address: string): Attacked {
  const say = async (said: string | Buffer): Promise<RawConnection> => {
    const connection = await connectRaw(address);
    connection.write(typeof said === 'string' ? Buffer.from(said, 'latin1') : said);
    return connection;
  };
  const hear = async (said: string | Buffer): Promise<string> => (await say(said)).closed;
  return {
    address,
    hear,
    statuses: async (said) => statusesIn(await hear(said)),
    firstStatus: async (said) => {
      const connection = await say(said);
      await connection.hears('HTTP/1.1 200 \r\n'.length + 10);
      connection.cut();
      return statusesIn(await connection.closed)[0] ?? null;
    },
  };
}

/** A GET after which the server closes the connection. */
export const closingGet = (target: string, fields = ''): string =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${fields}Connection: close\r\n\r\n`;

/** A POST of a comparison. */
export const post = (fields: readonly string[], body = ''): string =>
  [
    'POST /api/v1/actuators/compare HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    ...fields,
    '',
    body,
  ].join('\r\n');

/** Repeats some work, at most 16 times in parallel. */
export const manyTimes = (times: number, work: (number: number) => Promise<void>): Promise<void> =>
  inTurns(
    Array.from({ length: times }, (_, index) => index + 1),
    16,
    work,
  );

import { setTimeout as pause } from 'node:timers/promises';
import { connectRaw } from '../../support/raw.ts';
import { attacker, volley, type Attack, type Target } from '../attack.ts';

const CONNECTIONS_PER_SECOND = 20;
const PAGES = 20;
const CLIENTS = 100;
const REST_MILLISECONDS = 2000;
const MOMENT_MILLISECONDS = 5;

/** Long pages, each another one. */
const pages = (number: number): string =>
  Array.from(
    { length: PAGES },
    (_, page) => `GET /api/v1/actuators?limit=100&min_peak_torque_nm=0.${number}${page} HTTP/1.1\r\nHost: a\r\n\r\n`,
  ).join('');

/** Reads for a moment every two seconds. */
async function readSlowly({ address, goesOn }: Target, number: number): Promise<void> {
  const connection = await connectRaw(address, attacker(number % CLIENTS));
  connection.pause();
  connection.write(pages(number));
  const closed = connection.closed.then(() => true);
  while (goesOn() && !(await Promise.race([closed, pause(REST_MILLISECONDS, false)]))) {
    connection.resume();
    await pause(MOMENT_MILLISECONDS);
    connection.pause();
  }
  connection.cut();
}

/** Many networks that ask for much and take it slowly. */
export const SLOW_READERS: Attack = {
  name: 'slow-readers',
  says: `${CONNECTIONS_PER_SECOND} new connections a second with ${PAGES} pages of 100 records each, read for a moment every two seconds`,
  before: '257 → 603 MB for 118 silent readers of long answers, held for 60 s',
  strike: (target) => volley(target, CONNECTIONS_PER_SECOND, (number) => readSlowly(target, number)),
};

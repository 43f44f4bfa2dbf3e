import { attacker, say, volley, type Attack } from '../attack.ts';

const CLIENTS = 50;

/** Long lists that nobody has asked for yet, compressed. */
export const CACHE_BUSTING: Attack = {
  name: 'cache-busting',
  says: `lists of 100 records that nobody has asked for yet, compressed; ${CLIENTS} clients, each at its limit`,
  before: 'held: 189 MB on a heap of 96 MB',
  strike: (target) =>
    volley(target, 2 * CLIENTS, (number) => {
      const path = `/api/v1/actuators?limit=100&min_peak_torque_nm=${target.random().toFixed(9)}`;
      const text = `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`;
      return say(target.address, attacker(number % CLIENTS), text);
    }),
};

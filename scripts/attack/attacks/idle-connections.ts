import { setTimeout as pause } from 'node:timers/promises';
import { connectRaw, type RawConnection } from '../../support/raw.ts';
import { attacker, type Attack, type Target } from '../attack.ts';

const CLIENTS = 30;
/** As many as one client may have, and all together nearly as many as there may be. */
const OF_EACH = 128;

async function connectAll({ address }: Target): Promise<RawConnection[]> {
  const connections: RawConnection[] = [];
  for (let client = 0; client < CLIENTS; client += 1) {
    const own = Array.from({ length: OF_EACH }, () => connectRaw(address, attacker(client)));
    connections.push(...(await Promise.all(own)));
  }
  return connections;
}

/** Connections on which nothing is asked, or a head comes byte by byte. */
export const IDLE_CONNECTIONS: Attack = {
  name: 'idle-connections',
  says: `${CLIENTS * OF_EACH} connections of ${CLIENTS} clients; on every fourth a head comes byte by byte, on the others nothing`,
  before: '145 → 238 MB for 8,000, `/healthz` at most 14 ms; there was no bound',
  strike: async (target) => {
    const connections = await connectAll(target);
    const slow = connections.filter((_, place) => place % 4 === 0);
    for (const { write } of slow) write('GET /api HTTP/1.1\r\nHost: a\r\nX: ');
    while (target.goesOn()) {
      for (const { write } of slow) write('x');
      await pause(1000);
    }
    for (const { cut } of connections) cut();
  },
};

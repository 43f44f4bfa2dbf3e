import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Soon } from './soon.ts';

/** Does work of a client in its turn; null, with nothing done, when too much of its work waits already. */
export type TakeTurn = <Value>(client: string, work: () => Soon<Value>) => Promise<Value> | null;

/**
 * Turns for work that takes the event loop for milliseconds. A client has one piece of work done at a time, of which at most
 * `mostWaiting` more wait; each turn of the event loop begins one, so that other requests are answered between two.
 */
export function turnsByClient(mostWaiting: number): TakeTurn {
  const ofClients = new Map<string, LimitFunction>();
  const beginOne = pLimit(1);
  return (client, work) => {
    const ofClient = ofClients.get(client) ?? pLimit(1);
    if (ofClient.pendingCount >= mostWaiting) return null;
    ofClients.set(client, ofClient);
    const done = ofClient(async () => {
      await beginOne(() => nextTurn());
      return work();
    });
    return done.finally(() => {
      if (ofClient.activeCount + ofClient.pendingCount === 0) ofClients.delete(client);
    });
  };
}

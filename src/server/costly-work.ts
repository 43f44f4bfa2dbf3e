import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import type { MaybePromise } from './maybe-promise.ts';

/** Does work of a client in its turn; null, with nothing done, when too much of its work waits already. */
export type TakeTurn = <Value>(client: string, work: () => MaybePromise<Value>) => Promise<Value> | null;

/**
 * Turns for work that takes the event loop for milliseconds. One piece of work is done at a time, and after
 * it none for as long as it took: other requests have half of the time, for Node accepts one connection in
 * each turn of the event loop. Of a client at most one piece is in the line, and at most `mostWaiting` more
 * wait.
 */
export function turnsByClient(mostWaiting: number): TakeTurn {
  const ofClients = new Map<string, LimitFunction>();
  const inLine = pLimit(1);
  let freeAt = 0;
  const inItsTurn = async <Value>(work: () => MaybePromise<Value>): Promise<Value> => {
    await pause(Math.max(0, freeAt - performance.now()));
    const began = performance.now();
    try {
      return await work();
    } finally {
      freeAt = 2 * performance.now() - began;
    }
  };
  return (client, work) => {
    const ofClient = ofClients.get(client) ?? pLimit(1);
    if (ofClient.pendingCount >= mostWaiting) return null;
    ofClients.set(client, ofClient);
    const done = ofClient(() => inLine(() => inItsTurn(work)));
    return done.finally(() => {
      if (ofClient.activeCount + ofClient.pendingCount === 0) ofClients.delete(client);
    });
  };
}

import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import type { MaybePromise } from './maybe-promise.ts';

/**
 * Does a client's work when it is its turn. Returns null, without doing it, if too much of its work is
 * already waiting.
 */
export type TakeTurn = <Value>(client: string, work: () => MaybePromise<Value>) => Promise<Value> | null;

/**
 * A queue for work that blocks the event loop for milliseconds. One piece runs at a time, followed by an
 * equally long pause, so other requests get half of the time: Node accepts only one connection per turn of
 * the event loop. Each client has at most one piece in the queue, and at most `mostWaiting` more waiting.
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

import { setTimeout as pause } from 'node:timers/promises';

/** Lets callers through one after the other, so many per second; who comes late makes nobody hurry. */
export function paced(perSecond: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + 1000 / perSecond;
    if (turn > now) await pause(turn - now);
  };
}

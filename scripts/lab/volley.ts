import { setTimeout as pause } from 'node:timers/promises';

/** Acts at a steady rate until the time is over, whatever comes of it; resolves when all acts have ended. */
export async function volley(
  goesOn: () => boolean,
  perSecond: number,
  act: (number: number) => Promise<unknown>,
): Promise<void> {
  const underWay: Promise<unknown>[] = [];
  const start = performance.now();
  for (let number = 0; goesOn(); number += 1) {
    // That connections are closed, or refused, is what a server may do.
    underWay.push(act(number).catch(() => undefined));
    await pause(Math.max(0, start + ((number + 1) * 1000) / perSecond - performance.now()));
  }
  await Promise.all(underWay);
}

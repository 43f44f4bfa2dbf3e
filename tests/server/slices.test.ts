import { expect, test } from 'vitest';
import { inSlices } from '../../src/server/slices.ts';

/** Takes some milliseconds of the processor. */
function work(milliseconds = 3): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('steps are done in order, with turns of the event loop between them, up to the first fault', async () => {
  const done: number[] = [];
  const doneAtTurns: number[] = [];
  const watch = (): void => {
    doneAtTurns.push(done.length);
    if (done.length < 9) setImmediate(watch);
  };
  setImmediate(watch);
  const fault = await inSlices([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], (member, place) => {
    work();
    done.push(member);
    return place === 8 ? 'eight' : null;
  });
  expect([fault, done]).toEqual(['eight', [0, 1, 2, 3, 4, 5, 6, 7, 8]]);
  expect(doneAtTurns.some((count) => count > 0 && count < 9)).toBe(true);
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inSlices, inTurns } from '../../src/server/time-slices.ts';

/** Uses the processor for some milliseconds. */
function work(milliseconds = 3): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('steps are done in order, with turns of the event loop between them, up to the first error', async () => {
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

test('work that arrives all at once is done in order, in several turns of the event loop', async () => {
  const later = inTurns();
  const done: number[] = [];
  for (let number = 0; number < 10; number += 1) {
    later(() => {
      work();
      done.push(number);
    });
  }
  expect(done).toEqual([]);
  await nextTurn();
  expect(done.length).toBeLessThan(10);
  await expect.poll(() => done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('short work overtakes long work', async () => {
  const later = inTurns();
  const done: string[] = [];
  for (const name of ['long 1', 'long 2']) later(() => void done.push(name), true);
  for (const name of ['short 1', 'short 2']) later(() => void done.push(name));
  await expect.poll(() => done).toHaveLength(4);
  // On a slow machine a slice has time for one of each.
  expect(done.indexOf('short 1')).toBe(0);
  expect(done.indexOf('short 2')).toBeLessThan(done.indexOf('long 2'));
});

test('long work continues in pieces during endless short work', async () => {
  const later = inTurns();
  const done: number[] = [];
  for (let number = 0; number < 5; number += 1) later(() => void done.push(number), true);
  const again = (): void => {
    work();
    if (done.length < 5) later(again);
  };
  again();
  await expect.poll(() => done).toEqual([0, 1, 2, 3, 4]);
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { isTime, watchMemory } from '../../src/server/memory.ts';

const MEGABYTE = 1024 * 1024;

test.each([
  ['grew and idles', { grown: 40, busyShare: 0.01 }, true],
  ['grew and is busy', { grown: 100, busyShare: 0.5 }, false],
  ['grew much, however busy', { grown: 150, busyShare: 0.9 }, true],
  ['hardly grew', { grown: 1, busyShare: 0 }, false],
  ['shrank', { grown: -100, busyShare: 0 }, false],
])('a process that %s: whether it is time to give memory back', (_, { grown, busyShare }, expected) => {
  expect(isTime(grown * MEGABYTE, busyShare)).toBe(expected);
});

/** Fills some tens of megabytes with what nobody refers to afterwards. */
const litter = (): number => Array.from({ length: 500_000 }, (_, number) => ({ number })).length;

test('garbage is collected when memory is given back', () => {
  // Its watch would collect garbage every two seconds in the tests after this one.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const giveBack = watchMemory();
  litter();
  const { heapUsed } = process.memoryUsage();
  giveBack();
  expect(process.memoryUsage().heapUsed).toBeLessThan(heapUsed - 10 * MEGABYTE);
});

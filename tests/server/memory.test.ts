import { expect, test } from 'vitest';
import { isTime, watchMemory } from '../../src/server/memory.ts';

const MEGABYTE = 1024 * 1024;

test.each([
  ['grew and idles', { grown: 40, busyShare: 0.01, seconds: 4 }, true],
  ['grew and is busy', { grown: 40, busyShare: 0.5, seconds: 4 }, false],
  ['grew and has been busy for a minute', { grown: 40, busyShare: 0.5, seconds: 60 }, true],
  ['grew much, however busy', { grown: 100, busyShare: 0.9, seconds: 4 }, true],
  ['hardly grew', { grown: 1, busyShare: 0, seconds: 600 }, false],
  ['shrank', { grown: -100, busyShare: 0, seconds: 600 }, false],
])('a process that %s: whether it is time to give memory back', (_, { grown, ...course }, expected) => {
  expect(isTime({ grownBytes: grown * MEGABYTE, ...course })).toBe(expected);
});

/** Fills some tens of megabytes with what nobody refers to afterwards. */
const litter = (): number => Array.from({ length: 500_000 }, (_, number) => ({ number })).length;

test('garbage is collected when memory is given back', () => {
  const { giveBack } = watchMemory();
  litter();
  const { heapUsed } = process.memoryUsage();
  giveBack();
  expect(process.memoryUsage().heapUsed).toBeLessThan(heapUsed - 10 * MEGABYTE);
});

import { expect, test } from 'vitest';
import { backOff } from '../../../src/origin/process/back-off.ts';

test('the wait doubles with each failure, from 100 ms to 10 s', () => {
  const { next } = backOff();
  expect(Array.from({ length: 9 }, () => next(50))).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
});

test('after a minute that went well it begins anew', () => {
  const { next } = backOff();
  next(0);
  next(0);
  expect([next(60_000), next(59_999)]).toEqual([100, 200]);
});

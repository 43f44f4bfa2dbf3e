import { expect, test } from 'vitest';
import { randomFrom } from '../../../../scripts/support/numbers/random.ts';
import { zipf, zipfOver } from '../../../../scripts/support/numbers/zipf.ts';

const PICKS = 60_000;

test('the n-th index is picked an n-th as often as the first', () => {
  const [pick, random] = [zipf(3), randomFrom(1)];
  const counts = [0, 0, 0];
  for (let n = 0; n < PICKS; n += 1) {
    const place = pick(random);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const [first = 0, second = 0, third = 0] = counts;
  expect(first + second + third).toBe(PICKS);
  expect(first / second).toBeCloseTo(2, 1);
  expect(first / third).toBeCloseTo(3, 0);
});

test('the smallest and the largest random number pick the first and the last index', () => {
  expect([zipf(774)(() => 0), zipf(774)(() => 0.999_999_999)]).toEqual([0, 773]);
});

test('an empty list cannot be picked from', () => {
  expect(() => zipf(0)).toThrow('wanted at least one');
});

test('the favourite among entries is random, and the same for the same seed', () => {
  const favourite = (seed: number): string =>
    zipfOver(randomFrom(seed), ['a', 'b', 'c', 'd', 'e', 'f'])(() => 0);
  const favourites = Array.from({ length: 40 }, (_, seed) => favourite(seed));
  expect(new Set(favourites)).toEqual(new Set(['a', 'b', 'c', 'd', 'e', 'f']));
  expect(favourites).toEqual(Array.from({ length: 40 }, (_, seed) => favourite(seed)));
  expect(() => zipfOver(randomFrom(1), [])).toThrow('wanted at least one');
});

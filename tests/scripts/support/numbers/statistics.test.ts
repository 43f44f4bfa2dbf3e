import { expect, test } from 'vitest';
import { median, percentile } from '../../../../scripts/support/numbers/statistics.ts';

test('the median is the middle value by size', () => {
  expect(median([9, 1, 10])).toBe(9);
});

test('the median of an even number of values is the mean of the two middle values', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('one value is its own median and every percentile', () => {
  expect([median([7]), percentile([7], 0.01), percentile([7], 0.99)]).toEqual([7, 7, 7]);
});

test('a percentile is an existing value, by nearest rank', () => {
  const values = Array.from({ length: 200 }, (_, place) => 200 - place);
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile(values, 1)]).toEqual([100, 198, 200]);
});

test('no values have no median and no percentile', () => {
  expect([median([]), percentile([], 0.5)]).toEqual([NaN, NaN]);
});

test('the values keep their order', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

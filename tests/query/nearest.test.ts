import { expect, test } from 'vitest';
import { nearestAmong } from '../../src/query/nearest.ts';

const nearest = nearestAmong(['max_weight_g', 'max_price_usd', 'limit', 'cursor', 'sort']);

test('the nearest names come best first', () => {
  expect(nearest('max_wieght_g')[0]).toBe('max_weight_g');
});

test('a name is near whatever its case', () => {
  expect(nearest('LIMIT')).toEqual(['limit']);
});

test.each(['', 'zzzz', 'qqqqqqqq'])('nothing is near to %j', (misspelt) => {
  expect(nearest(misspelt)).toEqual([]);
});

test('at most three names are given, or as many as asked', () => {
  const many = nearestAmong(['motor1', 'motor2', 'motor3', 'motor4']);
  expect(many('motor')).toHaveLength(3);
  expect(many('motor', 1)).toHaveLength(1);
  expect(many('motor', 9)).toHaveLength(4);
});

test('a text of more than 64 characters is no misspelling', () => {
  const long = 'x'.repeat(64);
  expect(nearestAmong([long])(long)).toEqual([long]);
  expect(nearestAmong([long])(`${long}x`)).toEqual([]);
});

test('nothing is near where there are no names', () => {
  expect(nearestAmong([])('limit')).toEqual([]);
});

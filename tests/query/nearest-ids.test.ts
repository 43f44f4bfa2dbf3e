import { expect, test } from 'vitest';
import { candidatesAmong, nearestIds } from '../../src/query/nearest-ids.ts';

const IDS = Array.from({ length: 1000 }, (_, number) => `brand${number % 40}-model-ak${number}-w350-kv${number * 7}`);

test('an id is found again by a misspelling of it', () => {
  expect(nearestIds(IDS)('brnad7-model-ak47-w350-kv329')).toContain('brand7-model-ak47-w350-kv329');
});

test('of a thousand ids only a dozen are searched, the likeliest first', () => {
  const candidates = candidatesAmong(IDS)('brnad7-model-ak47-w350-kv329');
  expect(candidates).toHaveLength(12);
  expect(candidates[0]).toBe('brand7-model-ak47-w350-kv329');
});

test('a limit is kept', () => {
  expect(nearestIds(IDS)('brand7', 2)).toHaveLength(2);
});

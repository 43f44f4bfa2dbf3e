import { expect, test } from 'vitest';
import { nearestAmong } from '../../src/query/nearest.ts';
import { nearestIds } from '../../src/origin/nearest-ids.ts';

const IDS = Array.from({ length: 1000 }, (_, number) => `brand${number % 40}-model-ak${number}-w350-kv${number * 7}`);
const MISSPELT = Array.from(
  { length: 30 },
  (_, number) => `brnad${number % 40}-model-ak${number * 3}-w350-kw${number * 21}`,
);

/** Milliseconds that a finder takes for all the misspelt ids, once it is warm. */
function milliseconds(find: (id: string) => string[]): number {
  MISSPELT.forEach(find);
  const start = performance.now();
  MISSPELT.forEach(find);
  return performance.now() - start;
}

test('an id is found again by a misspelling of it', () => {
  expect(nearestIds(IDS)('brnad7-model-ak47-w350-kv329')).toContain('brand7-model-ak47-w350-kv329');
});

test('finding among a thousand ids costs a fraction of a search over all', () => {
  expect(milliseconds(nearestIds(IDS)) * 4).toBeLessThan(milliseconds(nearestAmong(IDS)));
});

test('a limit is kept', () => {
  expect(nearestIds(IDS)('brand7', 2)).toHaveLength(2);
});

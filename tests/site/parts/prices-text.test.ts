import { expect, test } from 'vitest';
import type { JointPrice } from '../../../src/catalog/records/motor-totals.ts';
import type { ListedActuator } from '../../../src/site/client-catalog/load-catalog.ts';
import { priceOf, pricesText } from '../../../src/site/parts/prices-text.ts';

const ofMaker: JointPrice = {
  count: 4,
  price_usd: 100,
  price_stated_by: 'maker',
  conditions: { includes: 'driver', date: '2026-01-20' },
};
const ofShop: JointPrice = {
  count: 1,
  price_usd: 80,
  price_stated_by: 'shop',
  conditions: { date: '2025-11' },
};
const undated: JointPrice = { ...ofMaker, count: 2, conditions: { includes: 'driver' } };
const unpriced: JointPrice = { ...ofShop, price_usd: null };

test.each([
  ['has its source, its parts and its date', [ofMaker], 'stated by the maker, with driver; dated 2026-01-20'],
  ['says if no source dates it', [undated], 'stated by the maker, with driver; date not stated'],
  [
    'names the span of its dates, and the motors without one',
    [ofMaker, undated, { ...ofMaker, conditions: { includes: 'driver', date: '2025-12-01' } }],
    'stated by the maker, with driver; dated 2025-12-01 to 2026-01-20, date not stated for 2 motors',
  ],
  [
    'of unlike prices says so, and counts the motors of each kind',
    [ofShop, ofMaker, unpriced],
    'prices that are not comparable: 4 motors stated by the maker, with driver; 1 motor stated by a shop; dated 2025-11 to 2026-01-20',
  ],
  ['of unknown prices says nothing', [unpriced], null],
])('a sum of prices %s', (_claim, prices, text) => {
  expect(pricesText(prices, 'motor')).toBe(text);
});

test('the price of a listed actuator has its source, its parts and its date', () => {
  const listed: ListedActuator = {
    id: 'a',
    name: 'A',
    brand: 'Maker',
    category: 'smart_servo',
    family: 'a',
    figures: { price_usd: 166, price_stated_by: 'parts list', price_date: '2026-10' },
    models: [],
    words: '',
    names: '',
    conditions: { price_usd: { includes: 'driver' } },
    points: null,
  };
  expect(pricesText([priceOf(listed, 2)], 'actuator')).toBe(
    'from a published parts list, with driver; dated 2026-10',
  );
  expect(
    pricesText([priceOf(listed, 2), priceOf({ ...listed, figures: { price_usd: 9 } }, 1)], 'actuator'),
  ).toMatch(
    /^prices that are not comparable: 2 actuators from a published parts list, with driver; 1 actuator source not stated/,
  );
  expect(pricesText([priceOf(null, 2)], 'actuator')).toBeNull();
});

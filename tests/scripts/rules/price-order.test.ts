import { expect, test } from 'vitest';
import { faultsOf, ROBOT, robotWith, ruleNamed } from '../fixtures.ts';

const priceOrder = ruleNamed('price-order');

test.each([{}, { price_usd: 1 }, { price_usd: 1, price_max_usd: 1 }, { price_usd: 1, price_max_usd: 2 }])(
  'prices of %j are no fault',
  (prices) => {
    expect(faultsOf(priceOrder, { [ROBOT]: robotWith(prices) })).toEqual([]);
  },
);

test.each([
  [{ price_usd: 3, price_max_usd: 2 }, 'at least price_usd (3)'],
  [{ price_max_usd: 2 }, 'a price_usd beside it, or none'],
])('prices of %j are a fault', (prices, wanted) => {
  expect(faultsOf(priceOrder, { [ROBOT]: robotWith(prices) })).toEqual([
    { file: `catalog/${ROBOT}`, field: 'price_max_usd', found: '2', wanted },
  ]);
});

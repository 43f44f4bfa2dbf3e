import type { Rule } from '../rule.ts';

/** A price range has both ends, the lower one as `price_usd`. */
export const priceOrder: Rule = {
  name: 'price-order',
  description: 'price_max_usd is at least price_usd, and never without it.',
  check: ({ robots }) =>
    robots.flatMap(({ path, value: { price_usd, price_max_usd } }) => {
      if (price_max_usd === undefined || (price_usd !== undefined && price_max_usd >= price_usd)) return [];
      const wanted = price_usd === undefined ? 'a price_usd beside it, or none' : `at least price_usd (${price_usd})`;
      return [{ file: path, field: 'price_max_usd', found: String(price_max_usd), wanted }];
    }),
};

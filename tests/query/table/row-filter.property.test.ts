import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskOf, rowsIn } from '../../../src/query/table/mask.ts';
import { keepAtLeast, keepAtMost } from '../../../src/query/table/row-filter.ts';

// Few different figures, so that many equal the limit; NaN is unknown.
const figure = fc.constantFrom(-1, 0, 0.5, 2, 40, NaN);

test.each([
  ['at least', keepAtLeast, (known: number, limit: number) => known >= limit],
  ['at most', keepAtMost, (known: number, limit: number) => known <= limit],
])('a limit keeps the remaining rows whose figure is %s as much', (_name, keep, passes) => {
  const limit = fc.constantFrom(-1, 0, 0.5, 2, 40);
  fc.assert(
    fc.property(fc.array(fc.tuple(figure, fc.boolean())), limit, (table, asked) => {
      const left = [...table.keys()].filter((row) => table[row]?.[1] === true);
      const mask = maskOf(left, table.length);
      keep(
        Float64Array.from(table, ([known]) => known),
        asked,
      )(mask);
      expect(rowsIn(mask)).toEqual(left.filter((row) => passes(table[row]?.[0] ?? NaN, asked)));
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addRows,
  allRows,
  clearRows,
  countRows,
  countShared,
  difference,
  firstIn,
  intersection,
  intersectionOf,
  keepOnly,
  maskOf,
  maskOfLists,
  noRows,
  rowListOf,
  rowsIn,
  unionOf,
} from '../../../src/query/table/mask.ts';
import { addList, findSorted, listSorted, listValues, rowsOf } from '../../../src/query/table/row-lists.ts';

/* A mask is a set of rows, so its operations must agree with JavaScript's sets. */

const COUNT = 40;
const rows = fc.uniqueArray(fc.nat(COUNT - 1));
const sorted = (some: Iterable<number>): number[] => [...some].sort((one, other) => one - other);

test('intersection, union and difference of masks are those of sets', () => {
  fc.assert(
    fc.property(rows, rows, (one, other) => {
      const [first, second] = [maskOf(one, COUNT), maskOf(other, COUNT)];
      const [left, right] = [new Set(one), new Set(other)];
      expect(rowsIn(intersection(first, second))).toEqual(sorted(left.intersection(right)));
      expect(rowsIn(difference(first, second))).toEqual(sorted(left.difference(right)));
      expect(rowsIn(unionOf([first, second], COUNT))).toEqual(sorted(left.union(right)));
      expect(countShared(first, second)).toBe(left.intersection(right).size);
      // Neither operand was changed.
      expect([rowsIn(first), countRows(second)]).toEqual([sorted(one), other.length]);
    }),
  );
});

test('lists of rows become a mask of all rows, or of those within another mask', () => {
  fc.assert(
    fc.property(fc.array(rows), rows, (lists, kept) => {
      const asLists = lists.map((list) => Uint32Array.from(list));
      const listed = new Set(lists.flat());
      expect(rowsIn(maskOfLists(asLists, COUNT))).toEqual(sorted(listed));
      const among = maskOfLists(asLists, COUNT, maskOf(kept, COUNT));
      expect([...rowListOf(among)]).toEqual(sorted(listed.intersection(new Set(kept))));
    }),
  );
});

test('a change in place has the same result as the set operation', () => {
  fc.assert(
    fc.property(rows, rows, (one, other) => {
      const second = maskOf(other, COUNT);
      const changed = (change: typeof keepOnly): number[] => {
        const mask = maskOf(one, COUNT);
        change(mask, second);
        return rowsIn(mask);
      };
      expect(changed(keepOnly)).toEqual(sorted(new Set(one).intersection(new Set(other))));
      expect(changed(addRows)).toEqual(sorted(new Set(one).union(new Set(other))));
      expect(changed(clearRows)).toEqual(sorted(new Set(one).difference(new Set(other))));
    }),
  );
});

test('the intersection of no masks is all rows, and the union none', () => {
  expect([countRows(allRows(5)), countRows(noRows(5))]).toEqual([5, 0]);
  expect([rowsIn(intersectionOf([], 3)), rowsIn(unionOf([], 3))]).toEqual([[0, 1, 2], []]);
});

test('the first rows of an order are its first kept rows', () => {
  fc.assert(
    fc.property(rows, fc.shuffledSubarray([...Array(COUNT).keys()]), fc.nat(10), (kept, order, wanted) => {
      const found = firstIn(maskOf(kept, COUNT), Uint32Array.from(order), wanted);
      expect(found).toEqual(order.filter((row) => kept.includes(row)).slice(0, wanted));
    }),
  );
});

const values = fc.array(fc.array(fc.constantFrom('a', 'b', 'ab', 'c', '')), { maxLength: 12 });

test('a value lists its rows once each, and is found among sorted values', () => {
  fc.assert(
    fc.property(values, (valuesOfRows) => {
      const inOrder = listSorted(valuesOfRows);
      expect(inOrder.values).toEqual(inOrder.values.toSorted());
      for (const { values: names, lists } of [listValues(valuesOfRows), inOrder])
        names.forEach((name, number) => {
          const having = valuesOfRows.flatMap((each: readonly string[], row) =>
            each.includes(name) ? [row] : [],
          );
          expect([...rowsOf(lists, number)]).toEqual(having);
          const mask = noRows(valuesOfRows.length);
          addList(mask, lists, number);
          expect(rowsIn(mask)).toEqual(having);
        });
      expect(findSorted(inOrder, 'b')).toBe(
        inOrder.values.includes('b') ? inOrder.values.indexOf('b') : null,
      );
    }),
  );
});

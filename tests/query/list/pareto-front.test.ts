import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frontierOf, type Point, type BetterEnds } from '../../../src/query/list/pareto-front.ts';

const end = fc.constantFrom('more', 'less');
const wishes: fc.Arbitrary<BetterEnds> = fc.record({ x: end, y: end });
const coordinate = fc.integer({ min: 0, max: 6 });
const kind = fc.constantFrom('', 'stall', 'peak');
const points = fc
  .array(fc.record({ x: coordinate, y: coordinate, kinds: fc.tuple(kind, kind) }), { maxLength: 15 })
  .map((rows) => rows.map((row, subject): Point<number> => ({ ...row, subject })));

const isBetter = (value: number, other: number, wish: 'more' | 'less'): boolean =>
  wish === 'more' ? value > other : value < other;

// An unstated kind is like no stated one.
const isLike = (one: string, other: string): boolean => one === other;

/**
 * True if a point is at least as good as another of the same kinds on both axes and better on one
 * (docs/interface.md, "Lists").
 */
const dominates = (one: Point<number>, other: Point<number>, wish: BetterEnds): boolean =>
  (one.kinds ?? []).every((kindOf, axis) => isLike(kindOf, other.kinds?.[axis] ?? '')) &&
  !isBetter(other.x, one.x, wish.x) &&
  !isBetter(other.y, one.y, wish.y) &&
  (isBetter(one.x, other.x, wish.x) || isBetter(one.y, other.y, wish.y));

describe('the front', () => {
  test('has exactly the points that no other dominates', () => {
    fc.assert(
      fc.property(points, wishes, (all, wish) => {
        const kept = all.filter((point) => !all.some((other) => dominates(other, point, wish)));
        expect(frontierOf(all, wish).toSorted((left, right) => left.subject - right.subject)).toEqual(kept);
      }),
    );
  });

  test('runs from the best in x to the best in y', () => {
    const rows = [
      [1, 1],
      [2, 3],
      [3, 2],
      [2, 3],
      [4, 9],
    ].map(([x = 0, y = 0], subject) => ({ x, y, subject }));
    expect(frontierOf(rows, { x: 'less', y: 'more' }).map(({ subject }) => subject)).toEqual([0, 1, 3, 4]);
  });
});

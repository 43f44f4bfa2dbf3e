import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestSet } from '../../../../src/query/match/sets/set-search.ts';
import { maskOf } from '../../../../src/query/table/mask.ts';
import { runs } from '../../../support/runs.ts';

// The actuators chosen for a whole robot are the best possible: with few actuators and joints, every choice
// is tried.

const MANY = 12;
const figure = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 30 }) },
  { weight: 1, arbitrary: fc.constant(NaN) },
);
const rows = fc.uniqueArray(fc.integer({ min: 0, max: MANY - 1 }), { minLength: 1 });
const most = fc.oneof(fc.constant(Infinity), fc.integer({ min: 5, max: 120 }));

const question = fc.record({
  deciding: fc.array(figure, { minLength: MANY, maxLength: MANY }),
  other: fc.array(figure, { minLength: MANY, maxLength: MANY }),
  joints: fc.array(fc.record({ count: fc.integer({ min: 1, max: 3 }), meeting: rows }), {
    minLength: 1,
    maxLength: 4,
  }),
  agreements: fc.array(rows, { maxLength: 3 }),
  most: fc.record({ deciding: most, other: most }),
});

type Question = typeof question extends fc.Arbitrary<infer Value> ? Value : never;

const counted = (figures: readonly number[], row: number): number =>
  Number.isNaN(figures[row] ?? NaN) ? 1e9 : (figures[row] ?? NaN);

/** Every way to choose one item of each list. */
const ways = (lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>((begun, list) => begun.flatMap((way) => list.map((row) => [...way, row])), [[]]);

const sumOf = ({ joints }: Question, figures: readonly number[], chosen: readonly number[]): number =>
  joints.reduce((sum, { count }, number) => sum + count * counted(figures, chosen[number] ?? NaN), 0);

/** The least deciding sum of all choices within the bounds; null if there is none. */
function leastOf(asked: Question): number | null {
  const sums = asked.agreements.flatMap((agreed) =>
    ways(asked.joints.map(({ meeting }) => meeting.filter((row) => agreed.includes(row))))
      .filter((chosen) => sumOf(asked, asked.other, chosen) <= asked.most.other)
      .map((chosen) => sumOf(asked, asked.deciding, chosen))
      .filter((sum) => sum <= asked.most.deciding),
  );
  return sums.length === 0 ? null : Math.min(...sums);
}

test('a set within its bounds has the least deciding sum of all choices, and is missing exactly if no choice exists', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { deciding, other, joints, most: bounds } = asked;
      const ways = asked.agreements.map((agreed) => ({ shared: {}, rows: maskOf(agreed, MANY) }));
      const found = bestSet({
        joints: joints.map(({ count, meeting }) => ({ count, meets: maskOf(meeting, MANY) })),
        order: Uint32Array.from(deciding, (_figure, row) => row).sort(
          (one, two) => counted(deciding, one) - counted(deciding, two),
        ),
        // A second shared value on which all agree.
        ways: [ways, [{ shared: {}, rows: null }]],
        figures: { deciding: Float64Array.from(deciding), other: Float64Array.from(other), most: bounds },
      });
      expect(found === null ? null : sumOf(asked, deciding, found.rows)).toBe(leastOf(asked));
      if (found !== null) expect(sumOf(asked, other, found.rows)).toBeLessThanOrEqual(bounds.other);
    }),
    { numRuns: runs(300, 20) },
  );
});

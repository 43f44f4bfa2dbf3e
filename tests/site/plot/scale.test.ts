import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frontierOf } from '../../../src/query/list/pareto-front.ts';
import { dotsPath, stepPath } from '../../../src/site/plot/dot-paths.ts';
import { logScale, rulerPath } from '../../../src/site/plot/scale.ts';

test('a logarithmic scale keeps every value within its range, in order', () => {
  const figure = fc.double({ min: 0.001, max: 100_000, noNaN: true });
  fc.assert(
    fc.property(fc.array(figure, { minLength: 1 }), (values) => {
      const { position } = logScale(values, { from: 0, to: 300 });
      const positions = values.toSorted((left, right) => left - right).map(position);
      expect(positions.every((at) => at >= 0 && at <= 300)).toBe(true);
      expect(positions).toEqual(positions.toSorted((left, right) => left - right));
    }),
  );
});

test('a position converts back to its value', () => {
  const { position, valueAt } = logScale([1, 1000], { from: 300, to: 0 });
  expect(valueAt(position(50)) / 50).toBeCloseTo(1, 2);
});

test('an axis of few decades is labelled at 1, 2 and 5, one of many at the powers of ten', () => {
  const labels = (values: number[]) =>
    logScale(values, { from: 0, to: 1 }).ticks.flatMap(({ label }) => label ?? []);
  expect(labels([150, 227])).toEqual(['150', '200', '250']);
  expect(labels([620, 1480])).toEqual(['600', '700', '800', '900', '1,000']);
  expect(labels([620, 3000])).toEqual(['700', '1,000', '2,000', '3,000']);
  expect(labels([9, 110])).toEqual(['10', '20', '50', '100']);
  expect(labels([0.5, 5000])).toEqual(['1', '10', '100', '1,000']);
});

test('no point of a front is dominated, and every other point is', () => {
  const points = fc.array(
    fc.record({ x: fc.integer({ min: 0, max: 30 }), y: fc.integer({ min: 0, max: 30 }) }),
    {
      minLength: 1,
    },
  );
  fc.assert(
    fc.property(points, (positions) => {
      const subjects = positions.map((position) => ({ ...position, subject: position }));
      const front = frontierOf(subjects, { x: 'less', y: 'more' });
      const beats = (one: { x: number; y: number }, other: { x: number; y: number }) =>
        one.x <= other.x && one.y >= other.y && (one.x < other.x || one.y > other.y);
      for (const point of front) expect(subjects.some((other) => beats(other, point))).toBe(false);
      for (const point of subjects) {
        expect(front.some((best) => beats(best, point) || (best.x === point.x && best.y === point.y))).toBe(
          true,
        );
      }
    }),
  );
});

test('dots are one path without repeated positions', () => {
  expect(
    dotsPath([
      { x: 1, y: 2 },
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]),
  ).toBe('M1 2h0m2 2h0');
  expect(
    stepPath([
      { x: 1, y: 9 },
      { x: 4, y: 5 },
    ]),
  ).toBe('M1 9H4V5');
  expect(stepPath([])).toBe('');
});

test('a ruler of four decades has its longest marks at the ones', () => {
  expect(rulerPath(400, 4).match(/v10/g)).toHaveLength(4);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOAD_POINTS } from '../../../src/limits.ts';
import type { Profile } from '../../../src/query/load-profile/read-profile.ts';
import { cloudOf, reduceProfile } from '../../../src/query/load-profile/reduce-profile.ts';
import type { LoadPoint } from '../../../src/query/parameters/duty.ts';

type Sample = readonly [time: number, torque: number, speed: number];

const profileOf = (samples: readonly Sample[]): Profile => ({
  time: Float64Array.from(samples, ([time]) => time),
  torque: Float64Array.from(samples, ([, torque]) => torque),
  speed: Float64Array.from(samples, ([, , speed]) => speed),
});

const point = (torque_nm: number, speed_rpm: number): LoadPoint => ({ torque_nm, speed_rpm });

const samples = fc
  .array(
    fc.tuple(fc.double({ min: -50, max: 50, noNaN: true }), fc.double({ min: -300, max: 300, noNaN: true })),
    {
      minLength: 2,
      maxLength: 200,
    },
  )
  .map((rows) => rows.map(([torque, speed], row): Sample => [row, torque, speed]));

describe('a reduced load profile', () => {
  test('has the corners of the hull of its samples, whatever their sign', () => {
    const { peak } = reduceProfile(
      profileOf([
        [0, 40, 10],
        [1, -10, -120],
        [2, 20, 60],
        [3, 30, 70],
        [4, 2, 5],
      ]),
    );
    expect(peak).toEqual([point(40, 10), point(30, 70), point(10, 120)]);
  });

  test('has its RMS torque at its mean speed', () => {
    // One second at 3 N·m and 10 rpm, then one second to -3 N·m and 30 rpm: √9 at (10 + 20) / 2.
    const { rated, seconds } = reduceProfile(
      profileOf([
        [0, 3, 10],
        [1, 3, 10],
        [2, -3, -30],
      ]),
    );
    expect([rated, seconds]).toEqual([point(3, 15), 2]);
  });

  test('covers every sample with a concave line of falling torque, within the allowed number of corners', () => {
    fc.assert(
      fc.property(samples, (rows) => {
        const { peak } = reduceProfile(profileOf(rows));
        expect(peak.length).toBeLessThanOrEqual(LOAD_POINTS.most);
        for (const [, torque, speed] of rows)
          expect(coveredAt(peak, Math.abs(speed))).toBeGreaterThanOrEqual(Math.abs(torque) - 1e-9);
      }),
    );
  });

  test('covers a profile on a circle within the allowed number of corners', () => {
    const circle = Array.from({ length: 500 }, (_, row): Sample => {
      const angle = (row / 499) * (Math.PI / 2);
      return [row, 50 * Math.cos(angle), 300 * Math.sin(angle)];
    });
    const { peak } = reduceProfile(profileOf(circle));
    expect(peak.length).toBeGreaterThan(LOAD_POINTS.most / 3);
    expect(peak.length).toBeLessThanOrEqual(LOAD_POINTS.most);
    for (const [, torque, speed] of circle)
      expect(coveredAt(peak, speed)).toBeGreaterThanOrEqual(torque - 1e-9);
  });
});

/** The torque of a chain of corners at a speed; -Infinity beyond its end. */
function coveredAt(corners: readonly LoadPoint[], speed: number): number {
  const next = corners.findIndex(({ speed_rpm }) => speed_rpm >= speed);
  const [left, right] = [corners[next - 1], corners[next]];
  if (right === undefined) return -Infinity;
  if (left === undefined) return right.torque_nm;
  const part = (speed - left.speed_rpm) / (right.speed_rpm - left.speed_rpm);
  return left.torque_nm + part * (right.torque_nm - left.torque_nm);
}

test('a cloud has each sample once', () => {
  fc.assert(
    fc.property(samples, (rows) => {
      const dots = cloudOf(profileOf(rows), 8);
      expect(dots.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
      expect(dots.length).toBeLessThanOrEqual(64);
    }),
  );
});

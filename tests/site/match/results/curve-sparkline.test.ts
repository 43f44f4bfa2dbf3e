import { nothing } from 'lit-html';
import { expect, test } from 'vitest';
import type { PointRequirement } from '../../../../src/query/match/question/requirements.ts';
import { jointIn } from '../../../../src/site/finder/state/state.ts';
import { openJudge, type JointJudgement } from '../../../../src/site/match/judge-joints.ts';
import { linesOf, curveSparkline } from '../../../../src/site/match/results/curve-sparkline.ts';
import { tableOf } from '../../../../src/site/page-filters/catalog-table.ts';
import { copied, stateAt } from '../../fixtures.ts';

const { table, listed } = tableOf(copied);
const peak = table.curves().intermittent;

/** The answer to a question, and its first point. */
function askedBy(query: string): { judgement: JointJudgement; point: PointRequirement } {
  const judgement = openJudge(copied).judge(jointIn(stateAt(query)), null);
  const point = judgement?.question.requirements.find((requirement) => requirement.kind === 'point');
  if (judgement === null || point === undefined) throw new Error(`${query} asks no point.`);
  return { judgement, point };
}

test('an actuator that meets a point has at least the required torque up to it, at the requested supply', () => {
  const { judgement, point } = askedBy('peak_points=10@60&voltage_v=24');
  const meeting = judgement.rows.filter((row) => judgement.judgedAt(row)[0]?.verdict === 'meets');
  expect(meeting.length).toBeGreaterThan(10);
  for (const row of meeting) {
    const before = linesOf(peak, row, point).least.filter(({ speed }) => speed <= 60);
    expect([listed[row]?.id, before.at(-1)?.torque]).toEqual([listed[row]?.id, expect.toSatisfy(isTen)]);
  }
});

// Torques are drawn to four digits.
const isTen = (torque: number): boolean => torque > 9.99;

test('an extra gear stage makes the curve slower and stronger', () => {
  const row = listed.findIndex(({ id }) => id === 'robstride-rs03');
  const alone = linesOf(peak, row, askedBy('peak_points=10@100').point);
  const geared = linesOf(peak, row, askedBy('peak_points=20@50&external_ratio=2').point);
  expect(geared.least).toHaveLength(alone.least.length);
  geared.least.forEach(({ speed, torque }, corner) => {
    expect(speed).toBeCloseTo((alone.least[corner]?.speed ?? NaN) / 2, 9);
    expect(torque).toBe(2 * (alone.least[corner]?.torque ?? NaN));
  });
});

test('a step of a duty cycle has no separate curve', () => {
  const actuator = listed[0];
  if (actuator === undefined) throw new Error('The catalog is empty.');
  expect(curveSparkline(copied, actuator, askedBy('duty=60@60:2,10@120:8').point)).toBe(nothing);
});

import { expect, test } from 'vitest';
import { blankJoint, type Texts } from '../../../src/site/match/joint-form.ts';
import { pointsIn, withFound, withPoints } from '../../../src/site/match/points-view.ts';
import { listOf } from '../../../src/site/match/results/sets-view.ts';
import { partsListPath } from '../../../src/site/parts/parts-list.ts';

const joint = {
  ...blankJoint(0),
  texts: { peak_points: '40@115,10@300', rated_points: '20@60', max_weight_g: '900' },
};

test('the points of a joint are the intermittent ones, then the continuous ones', () => {
  expect(pointsIn(joint)).toEqual([
    { torque_nm: 40, speed_rpm: 115, kind: 'peak_points' },
    { torque_nm: 10, speed_rpm: 300, kind: 'peak_points' },
    { torque_nm: 20, speed_rpm: 60, kind: 'rated_points' },
  ]);
  expect(pointsIn({ texts: { peak_points: 'often' } })).toEqual([]);
});

test('new points replace others, and other requirements stay', () => {
  expect(withPoints(joint, pointsIn(joint)).texts).toEqual(joint.texts);
  const [, ...others] = pointsIn(joint);
  const continuous = others.map((point) => ({ ...point, kind: 'rated_points' as const }));
  expect(withPoints(joint, continuous).texts).toEqual({ max_weight_g: '900', rated_points: '10@300,20@60' });
  expect(withPoints(joint, []).texts).toEqual({ max_weight_g: '900' });
});

const COUNTS = { candidates: 1, priced: 0, bare: null };

test.each<[Texts, string]>([
  [{ peak_points: '40@115', rated_points: '20@60' }, 'joint=Hip;4;a;40@115,20@60+continuous'],
  [
    { min_peak_torque_nm: '25', rated_points: '10@100', voltage_v: '48' },
    'joint=Hip;4;a;10@100+continuous,25@0&volts=48',
  ],
  [{ min_rated_torque_nm: '10', min_speed_rpm: '60', voltage_v: '24-48' }, 'joint=Hip;4;a;10@60+continuous'],
  [
    { min_peak_torque_nm: '40', min_rated_torque_nm: '10', min_speed_rpm: '60' },
    'joint=Hip;4;a;40@60,10@0+continuous',
  ],
  [{ max_weight_g: '900' }, 'joint=Hip;4;a'],
])('the list of a set keeps the requirements on torque, speed and supply: %j', (texts, query) => {
  const choices = [{ name: 'Hip', count: 4, id: 'a', price_usd: null, weight_g: null, ...COUNTS }];
  expect(partsListPath(listOf({ choices }, [{ ...joint, texts }]))).toBe(`/my-parts?${query}`);
});

test('points of a box replace only the requirements of a joint on torque and speed', () => {
  const asked = {
    min_peak_torque_nm: '40',
    min_speed_rpm: '60',
    duty: '1:2',
    peak_points: '1@1',
    max_weight_g: '900',
  };
  const found = {
    peak: [
      { torque_nm: 40, speed_rpm: 10 },
      { torque_nm: 5, speed_rpm: 120.5 },
    ],
    rated: [],
  };
  expect(withFound({ ...blankJoint(0), texts: asked }, found)).toEqual({
    ...blankJoint(0),
    texts: { max_weight_g: '900', peak_points: '40@10,5@120.5' },
  });
});

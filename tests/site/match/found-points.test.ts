import { expect, test } from 'vitest';
import { withFound } from '../../../src/site/match/found-points.ts';
import { blankJoint } from '../../../src/site/match/joint.ts';

test('points of a box take the place of what a joint asked of torque and speed, and of nothing else', () => {
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

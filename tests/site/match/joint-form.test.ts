import { expect, test } from 'vitest';
import { blankJoint, furtherJoint, withTexts } from '../../../src/site/match/joint-form.ts';

test('a new joint has a unique name', () => {
  const joints = [blankJoint(1)];
  expect(furtherJoint(joints).name).toBe('Joint 3');
  expect(furtherJoint([blankJoint(0)])).toEqual(blankJoint(1));
});

test('a text is set and removed', () => {
  const joint = { ...blankJoint(0), texts: { min_peak_torque_nm: '40' } };
  expect(withTexts(joint, { max_weight_g: ' 900 ', min_peak_torque_nm: ' ' }).texts).toEqual({
    max_weight_g: '900',
  });
});

import { expect, test } from 'vitest';
import { sizeJoint } from '../../../src/site/home/sizing.ts';

test('a mass at the end of an arm needs its weight times the arm, and more to be accelerated', () => {
  expect(sizeJoint({ mass_kg: 5, arm_m: 0.3, acceleration: 20, margin: 1 })).toEqual({
    holding_nm: 14.7,
    peak_nm: 23.7,
    formula: 'τ = (m·g·r + m·r²·α) × margin = (5 × 9.81 × 0.3 + 5 × 0.3² × 20) × 1 = 23.7 N·m',
  });
});

test('a margin multiplies the whole torque', () => {
  expect(sizeJoint({ mass_kg: 5, arm_m: 0.3, acceleration: 20, margin: 2 }).peak_nm).toBe(47.4);
});

import { expect, test } from 'vitest';
import { curvesOf, type DriveFigures } from '../../../src/catalog/torque-speed/stated-curves.ts';
import { delivers } from '../../../src/query/alternatives/covers-curve.ts';

const motor = (figures: Partial<DriveFigures>): DriveFigures => ({
  peak_torque_nm: null,
  rated_torque_nm: null,
  max_speed_rpm: null,
  rated_speed_rpm: null,
  torque_speed_points: null,
  voltage_v: 24,
  conditions: { peak_torque_nm: { kind: 'peak' } },
  ...figures,
});
const old = motor({ peak_torque_nm: 20, rated_torque_nm: 8, max_speed_rpm: 200 });

test.each<[string, Partial<DriveFigures>, boolean | null]>([
  ['as strong and as fast', { peak_torque_nm: 20, rated_torque_nm: 8, max_speed_rpm: 200 }, true],
  ['stronger and faster', { peak_torque_nm: 30, rated_torque_nm: 10, max_speed_rpm: 250 }, true],
  ['too weak', { peak_torque_nm: 15, rated_torque_nm: 8, max_speed_rpm: 200 }, false],
  ['too weak for long', { peak_torque_nm: 20, rated_torque_nm: 5, max_speed_rpm: 200 }, false],
  ['too slow', { peak_torque_nm: 40, rated_torque_nm: 8, max_speed_rpm: 90 }, false],
  ['of unknown torque for long', { peak_torque_nm: 30, max_speed_rpm: 250 }, null],
  ['of unknown speed', { peak_torque_nm: 30, rated_torque_nm: 10 }, null],
])('one that is %s', (_, figures, expected) => {
  expect(delivers(curvesOf([old, motor(figures)]), 0, 1)).toBe(expected);
});

test('an actuator without figures covers nothing', () => {
  expect(delivers(curvesOf([motor({}), old]), 0, 1)).toBeNull();
});

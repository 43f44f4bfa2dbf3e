import { expect, test } from 'vitest';
import { bothCorners } from '../../../../src/catalog/torque-speed/actuator-corners.ts';
import {
  boundsAt,
  readOperatingPoint,
  verdictOnPoint,
} from '../../../../src/site/record/drawings/operating-point.ts';

const { intermittent } = bothCorners({
  peak_torque_nm: 48,
  rated_torque_nm: 20,
  max_speed_rpm: 200,
  rated_speed_rpm: 100,
  torque_speed_points: null,
  voltage_v: 48,
  conditions: { peak_torque_nm: { kind: 'peak' }, max_speed_rpm: { kind: 'maximum' } },
});

test.each([
  ['40,115', { torque: 40, speed: 115 }],
  ['2.5,0', { torque: 2.5, speed: 0 }],
  ['40', null],
  ['0,115', null],
  ['40,fast', null],
  ['40,115,3', null],
  ['', null],
])('%j in an address is %j', (text, point) => {
  expect(readOperatingPoint(text)).toEqual(point);
});

test('between corners both bounds are lines, and constant beyond the last one', () => {
  expect(boundsAt(intermittent, 50)).toEqual({ least_nm: 36, most_nm: 48 });
  expect(boundsAt(intermittent, 500)).toMatchObject({ least_nm: 0, most_nm: 0 });
  expect(boundsAt([], 50)).toEqual({ least_nm: null, most_nm: null });
});

test.each([
  [{ torque: 20, speed: 50 }, '20 N·m at 50 rpm: meets, at least 36 N·m'],
  [{ torque: 40, speed: 50 }, '40 N·m at 50 rpm: unknown, at least 36 and at most 48 N·m'],
  [{ torque: 50, speed: 50 }, '50 N·m at 50 rpm: misses, at most 48 N·m'],
  [{ torque: 1, speed: 201 }, '1 N·m at 201 rpm: misses, at most 0 N·m'],
])('%o: %s', (point, verdict) => {
  expect(verdictOnPoint(point, intermittent)).toBe(verdict);
});

import { expect, test } from 'vitest';
import { physicsFindings } from '../../../src/catalog/evidence/physics.ts';
import type { ActuatorEntry } from '../../../src/catalog/files/catalog.ts';
import { actuatorEntry } from '../../support/small-catalog.ts';

const findingsOf = (specs: ActuatorEntry['specs'], changes: Partial<ActuatorEntry> = {}) =>
  physicsFindings([actuatorEntry({ specs, ...changes })]).map(({ check, text }) => `${check}: ${text}`);

test.each([
  { peak_torque_nm: 22, rated_torque_nm: 9 },
  { power_w: 141, rated_torque_nm: 5, max_speed_rpm: 270 },
  { kt_nm_per_a: 2, peak_current_a: 11, peak_torque_nm: 22 },
  { peak_torque_nm: 22, weight_g: 490 },
  {},
])('%j is as physics expects', (specs) => {
  expect(findingsOf(specs)).toEqual([]);
});

test.each([
  [{ peak_torque_nm: 10, rated_torque_nm: 9 }, 'rated_over_peak: 9 N·m rated ÷ 10 N·m peak = 90 %'],
  [{ peak_torque_nm: 20, rated_torque_nm: 1 }, 'rated_over_peak: 1 N·m rated ÷ 20 N·m peak = 5 %'],
  [
    { power_w: 500, rated_torque_nm: 10, max_speed_rpm: 120 },
    'power: 10 N·m × 120 rpm = 126 W, and the power of 500 W is 3.98 × that',
  ],
  [
    { kt_nm_per_a: 2.61, peak_current_a: 10.67, peak_torque_nm: 7.98 },
    'torque_constant: 2.61 N·m/A × 10.7 A = 27.8 N·m, 3.49 × the peak torque of 7.98 N·m',
  ],
])('%j is found', (specs, found) => {
  expect(findingsOf(specs)).toEqual([found]);
});

test("a constant of the motor's side goes through the gear; one of no stated side may fit on either", () => {
  const specs = { kt_nm_per_a: 0.1, peak_current_a: 20, peak_torque_nm: 20, gear_ratio: '10:1' };
  expect(findingsOf(specs)).toEqual([]);
  expect(findingsOf(specs, { conditions: { kt_nm_per_a: { side: 'motor' } } })).toEqual([]);
  expect(findingsOf(specs, { conditions: { kt_nm_per_a: { side: 'output' } } })).toHaveLength(1);
});

test('a density far from those of its family is found, in a family of at least eight', () => {
  const family = [20, 22, 24, 26, 28, 30, 32, 400].map((peak_torque_nm, index) =>
    actuatorEntry({ id: `acme-a${index}`, specs: { peak_torque_nm, weight_g: 1000 } }),
  );
  expect(physicsFindings(family)).toMatchObject([{ check: 'density', id: 'acme-a7' }]);
  expect(physicsFindings(family.slice(1))).toEqual([]);
});

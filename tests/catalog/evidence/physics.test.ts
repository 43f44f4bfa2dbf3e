import { expect, test } from 'vitest';
import { physicsFindings } from '../../../src/catalog/evidence/physics.ts';
import type { ActuatorEntry } from '../../../src/catalog/files/yaml-schemas.ts';
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
])('%j is reported', (specs, found) => {
  expect(findingsOf(specs)).toEqual([found]);
});

test('a constant on the motor side is converted by the gear; one of unstated side may fit either side', () => {
  const specs = { kt_nm_per_a: 0.1, peak_current_a: 20, peak_torque_nm: 20, gear_ratio: '10:1' };
  expect(findingsOf(specs)).toEqual([]);
  expect(findingsOf(specs, { conditions: { kt_nm_per_a: { side: 'motor' } } })).toEqual([]);
  expect(findingsOf(specs, { conditions: { kt_nm_per_a: { side: 'output' } } })).toHaveLength(1);
  const frameless = { category: 'frameless_driver', conditions: { kt_nm_per_a: { side: 'motor' } } } as const;
  expect(findingsOf({ ...specs, gear_ratio: undefined }, frameless)).toHaveLength(1);
});

/** Findings on a torque of 22 N·m for a torque constant of 2 N·m/A and a current. */
const foundOf = ({ current, per, kind }: { current: number; per?: 'rms' | 'peak'; kind?: string }) =>
  findingsOf(
    { kt_nm_per_a: 2, rated_torque_nm: 22 },
    {
      conditions: { kt_nm_per_a: { side: 'output', per }, rated_current_a: { kind } },
      figures: { rated_current_a: current },
    },
  );

test.each([
  { says: 'of the torque', current: 11 },
  { says: 'of √½ of the torque, where the ampere is not stated', current: 8 },
  { says: 'in peak amperes, of a constant per RMS ampere', current: 15.5, per: 'rms', kind: 'phase_peak' },
  { says: 'in RMS amperes, of a constant per peak ampere', current: 7.8, per: 'peak', kind: 'phase_rms' },
  { says: 'of the supply, of a constant per RMS ampere', current: 2, per: 'rms', kind: 'supply' },
] as const)('a rated current $says is as physics expects', (drive) => {
  expect(foundOf(drive)).toEqual([]);
});

test.each([
  { current: 7, found: '2 N·m/A × 7 A = 14 N·m, 0.636 × the rated torque of 22 N·m' },
  { current: 23, found: '2 N·m/A × 23 A = 46 N·m, 2.09 × the rated torque of 22 N·m' },
  {
    current: 10,
    per: 'rms',
    kind: 'phase_peak',
    found: '2 N·m/A × 10 A × 0.707 = 14.1 N·m, 0.643 × the rated torque of 22 N·m',
  },
] as const)('a rated current of $current A is reported', ({ found, ...drive }) => {
  expect(foundOf(drive)).toEqual([`rated_torque_constant: ${found}`]);
});

test('an outlier in torque density is reported, in a category of at least eight', () => {
  const family = [20, 22, 24, 26, 28, 30, 32, 400].map((peak_torque_nm, index) =>
    actuatorEntry({ id: `acme-a${index}`, specs: { peak_torque_nm, weight_g: 1000 } }),
  );
  expect(physicsFindings(family)).toMatchObject([{ check: 'density', id: 'acme-a7' }]);
  expect(physicsFindings(family.slice(1))).toEqual([]);
});

import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, expectFinding, faultsOf, ruleNamed } from '../fixtures.ts';

const speedConstant = ruleNamed('speed-constant');

test('the maximum speed is near the voltage divided by the torque constant at the output', () => {
  const actuator = (max_speed_rpm: number, kt: object = { side: 'motor' }) => ({
    [ACTUATOR]: actuatorWith({
      specs: { kt_nm_per_a: 0.372, gear_ratio: '7:1', voltage_v: '12-48', max_speed_rpm },
      conditions: { kt_nm_per_a: kt },
    }),
  });
  expect(faultsOf(speedConstant, actuator(180))).toEqual([]);
  expect(faultsOf(speedConstant, actuator(357, {}))).toEqual([]);
  expectFinding(speedConstant, actuator(357), { at: 'specs.max_speed_rpm', figure: 'kt_nm_per_a' });
});

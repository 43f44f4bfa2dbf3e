import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, expectFinding, faultsOf, ruleNamed } from '../fixtures.ts';

const stallPower = ruleNamed('stall-power');

test('a motor takes the power at stall from which it could give its power', () => {
  const actuator = (peak_current_a: number, kind = 'stall') => ({
    [ACTUATOR]: actuatorWith({
      specs: { peak_torque_nm: 1, max_speed_rpm: 70, voltage_v: 7.4, peak_current_a },
      conditions: { peak_torque_nm: { kind: 'stall' }, peak_current_a: { kind } },
    }),
  });
  expect(faultsOf(stallPower, actuator(0.4))).toEqual([]);
  expect(faultsOf(stallPower, actuator(0.2, 'supply'))).toEqual([]);
  expectFinding(stallPower, actuator(0.2), { at: 'specs.peak_current_a', figure: 'peak_current_a' });
});

import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, expectFinding, faultsOf, ruleNamed } from '../fixtures.ts';

const powerPoint = ruleNamed('power-point');

test('rated torque times maximum speed is not exactly the power', () => {
  const actuator = (power_w: number, changes: object = {}) => ({
    [ACTUATOR]: actuatorWith({ specs: { rated_torque_nm: 3.3, max_speed_rpm: 1286, power_w }, ...changes }),
  });
  expect(faultsOf(powerPoint, actuator(400))).toEqual([]);
  expect(faultsOf(powerPoint, actuator(444, { conditions: { max_speed_rpm: { kind: 'rated' } } }))).toEqual([]);
  expect(faultsOf(powerPoint, actuator(444, { figures: { rated_speed_rpm: 900 } }))).toEqual([]);
  expectFinding(powerPoint, actuator(444), { at: 'specs.max_speed_rpm', figure: 'max_speed_rpm' });
});

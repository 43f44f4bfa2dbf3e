import { expect, test } from 'vitest';
import { actuatorWith, expectFinding, faultsOf, ROBOT, robotWith, ruleNamed, stating } from '../fixtures.ts';

const noPlaceholders = ruleNamed('no-placeholders');

const walker = (joints: readonly object[], states: Readonly<Record<string, string>> = {}) =>
  robotWith({ joints, sources: [stating(states)] });

test('one torque and one speed on all joints with different actuators are placeholders', () => {
  const robot = (speed: number) => ({
    'actuators/acme/a2.yaml': actuatorWith(),
    [ROBOT]: walker([
      { role: 'Hip (J1)', count: 1, motor: { actuator: 'acme-a1', rated_speed_rpm: 143 } },
      { role: 'Knee (J2)', count: 1, motor: { actuator: 'acme-a2', rated_speed_rpm: speed } },
    ]),
  });
  expect(faultsOf(noPlaceholders, robot(90))).toEqual([]);
  expectFinding(noPlaceholders, robot(143), { at: 'joints', figure: 'peak_torque_nm', id: 'acme-walker' });
});

import { expect, test } from 'vitest';
import {
  ACTUATOR,
  actuatorWith,
  expectFinding,
  faultsOf,
  ownJoint,
  ROBOT,
  robotWith,
  ruleNamed,
  stating,
} from '../fixtures.ts';

const jointWithinActuator = ruleNamed('joint-within-actuator');

const linked = (figures: object) => ownJoint('Knee (J1)', 1, { actuator: 'acme-a1', ...figures });
const walker = (joints: readonly object[], states: Readonly<Record<string, string>> = {}) =>
  robotWith({ joints, sources: [stating(states)] });

test('a joint has no more torque than 1.3 times that of its actuator', () => {
  const robot = (peak_torque_nm: number, words = 'effort') => ({
    [ROBOT]: walker([linked({ peak_torque_nm })], { 'joints[0].motor.peak_torque_nm': words }),
  });
  expect(faultsOf(jointWithinActuator, robot(28))).toEqual([]);
  expect(faultsOf(jointWithinActuator, robot(44, 'two motors over a linkage'))).toEqual([]);
  expectFinding(jointWithinActuator, robot(44), {
    ...{ at: 'joints[0].motor.peak_torque_nm', figure: 'peak_torque_nm', id: 'acme-walker' },
  });
  const disputed = { ids: ['acme-a1'], fields: ['peak_torque_nm'], says: 'No.', disputed: ['peak_torque_nm'] };
  expect(faultsOf(jointWithinActuator, { ...robot(44), 'suspects.yaml': [disputed] })).toEqual([]);
});

test('a joint turns no faster than 1.05 times its actuator', () => {
  const files = {
    [ACTUATOR]: actuatorWith({ specs: { peak_torque_nm: 22, max_speed_rpm: 100 } }),
    [ROBOT]: walker([linked({ rated_speed_rpm: 110 })]),
  };
  expectFinding(jointWithinActuator, files, {
    ...{ at: 'joints[0].motor.rated_speed_rpm', figure: 'rated_speed_rpm', id: 'acme-walker' },
  });
});

test('at a higher voltage than that of its actuator a joint turns faster', () => {
  const files = (voltage_v: number) => ({
    [ACTUATOR]: actuatorWith({
      specs: { peak_torque_nm: 22, max_speed_rpm: 100 },
      conditions: { max_speed_rpm: { voltage_v: 12 } },
    }),
    [ROBOT]: walker([linked({ rated_speed_rpm: 125, conditions: { rated_speed_rpm: { voltage_v } } })]),
  });
  expect(faultsOf(jointWithinActuator, files(14.8))).toEqual([]);
  expect(faultsOf(jointWithinActuator, files(12))).toHaveLength(1);
});

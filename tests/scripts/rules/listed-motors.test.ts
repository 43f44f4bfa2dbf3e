import { expect, test } from 'vitest';
import { faultsOf, ownJoint, ROBOT, robotWith, ruleNamed } from '../fixtures.ts';

const listedMotors = ruleNamed('listed-motors');

const motor = (changes: object) =>
  robotWith({ joints: [{ role: 'Hip (J1)', count: 1, motor: { actuator: 'acme-a1', ...changes } }] });

test('a listed motor may state the speed of its joint, and what kind of speed it is', () => {
  const conditions = { rated_speed_rpm: { kind: 'limit' } };
  expect(faultsOf(listedMotors, { [ROBOT]: motor({ rated_speed_rpm: 50, conditions }) })).toEqual([]);
});

test('a listed motor with a figure that its actuator has is a fault', () => {
  const faults = faultsOf(listedMotors, { [ROBOT]: motor({ peak_torque_nm: 20, rated_speed_rpm: 50 }) });
  expect(faults).toMatchObject([{ field: 'joints[0].motor.peak_torque_nm', found: '20' }]);
});

test('a motor with a name may state any figure', () => {
  const joints = [ownJoint('Hip (J1)', 1, { actuator: 'acme-a1', peak_torque_nm: 20 })];
  expect(faultsOf(listedMotors, { [ROBOT]: robotWith({ joints }) })).toEqual([]);
});

import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, faultsOf, ownJoint, ROBOT, robotWith, ruleNamed } from '../fixtures.ts';

const torqueOrder = ruleNamed('torque-order');

const specs = (torques: object) => ({ [ACTUATOR]: actuatorWith({ specs: torques }) });

test.each([{ peak_torque_nm: 22, rated_torque_nm: 22 }, { rated_torque_nm: 30 }, { peak_torque_nm: 1 }, {}])(
  'torques of %j are no fault',
  (torques) => {
    expect(faultsOf(torqueOrder, specs(torques))).toEqual([]);
  },
);

test('a rated torque above the peak of an actuator is a fault', () => {
  expect(faultsOf(torqueOrder, specs({ peak_torque_nm: 22, rated_torque_nm: 30 }))).toEqual([
    { file: `catalog/${ACTUATOR}`, field: 'specs.rated_torque_nm', found: '30', wanted: 'at most peak_torque_nm (22)' },
  ]);
});

test("a rated torque above the peak of a robot's own motor is a fault", () => {
  const joints = [ownJoint('Hip (J1)', 1), ownJoint('Knee (J2)', 1, { peak_torque_nm: 5, rated_torque_nm: 5.1 })];
  const faults = faultsOf(torqueOrder, { [ROBOT]: robotWith({ joints }) });
  expect(faults).toMatchObject([{ field: 'joints[1].motor.rated_torque_nm', found: '5.1' }]);
});

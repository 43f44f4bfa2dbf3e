import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, faultsOf, ownJoint, ROBOT, robotWith, ruleNamed } from '../fixtures.ts';

const conditionsOfFigures = ruleNamed('conditions-of-figures');

test('figures, prices and further figures may have conditions', () => {
  const conditions = {
    peak_torque_nm: { kind: 'stall', voltage_v: 12 },
    price_usd: { date: '2026-11' },
    rotor_inertia_kg_m2: { side: 'motor' },
  };
  const actuator = actuatorWith({ price_usd: 22, figures: { rotor_inertia_kg_m2: 0.001 }, conditions });
  expect(faultsOf(conditionsOfFigures, { [ACTUATOR]: actuator })).toEqual([]);
});

test("a condition without its figure is a fault, an actuator's and a motor's", () => {
  const conditions = { rated_torque_nm: { kind: 'rated' } };
  const files = {
    [ACTUATOR]: actuatorWith({ conditions }),
    [ROBOT]: robotWith({ joints: [ownJoint('Hip (J1)', 1, { conditions })] }),
  };
  const fault = { found: 'a condition', wanted: 'a figure rated_torque_nm that it is of, or none' };
  expect(faultsOf(conditionsOfFigures, files)).toEqual([
    { ...fault, file: `catalog/${ACTUATOR}`, field: 'conditions.rated_torque_nm' },
    { ...fault, file: `catalog/${ROBOT}`, field: 'joints[0].motor.conditions.rated_torque_nm' },
  ]);
});

test.each([{ specs: { peak_torque_nm: '22 N·m' } }, { specs: { peak_torque_nm: -22 } }])(
  'a condition of a malformed figure is none: %j',
  (change) => {
    const conditions = { peak_torque_nm: { kind: 'stall' } };
    expect(faultsOf(conditionsOfFigures, { [ACTUATOR]: actuatorWith({ ...change, conditions }) })).toEqual([]);
  },
);

test('the speed of a listed motor may have a condition, its torque has those of the actuator', () => {
  const motor = { actuator: 'acme-a1', rated_speed_rpm: 22, conditions: { rated_speed_rpm: { kind: 'limit' } } };
  const joints = [{ role: 'Hip (J1)', count: 1, motor }];
  expect(faultsOf(conditionsOfFigures, { [ROBOT]: robotWith({ joints }) })).toEqual([]);
  const wrong = { ...motor, conditions: { peak_torque_nm: { kind: 'limit' } } };
  expect(
    faultsOf(conditionsOfFigures, { [ROBOT]: robotWith({ joints: [{ role: 'Hip (J1)', count: 1, motor: wrong }] }) }),
  ).toHaveLength(1);
});

test('a condition that says nothing is a fault', () => {
  expect(
    faultsOf(conditionsOfFigures, { [ACTUATOR]: actuatorWith({ conditions: { peak_torque_nm: {} } }) }),
  ).toMatchObject([{ field: 'conditions.peak_torque_nm', found: 'nothing' }]);
});

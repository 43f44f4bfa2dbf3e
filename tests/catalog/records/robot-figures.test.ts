import { expect, test } from 'vitest';
import { robotProfiles } from '../../../src/catalog/records/filterable-records.ts';
import { datasetOf, robotEntry } from '../../support/small-catalog.ts';

/** A motor of its own with a peak torque of a stated or unstated kind. */
const motor = (id: string, torque: number, kind?: string) => ({
  ...{ id, name: id, brand: 'Acme', peak_torque_nm: torque, weight_g: 500 },
  ...(kind !== undefined && { conditions: { peak_torque_nm: { kind } } }),
});

const figuresOf = (...motors: ReturnType<typeof motor>[]) => {
  const joints = motors.map((each, number) => ({ role: `Joint (J${number})`, count: 2, motor: each }));
  const dataset = datasetOf({
    actuators: [],
    robots: [robotEntry({ id: 'r', weight_kg: 10, payload_kg: 3, joints })],
  });
  return robotProfiles(dataset)[0]?.beyond;
};

test('payload and motors are shown as shares of the mass of the robot', () => {
  expect(figuresOf(motor('a', 20), motor('b', 30))).toMatchObject({
    payload_per_kg: 0.3,
    motor_mass_share: 0.2,
    peak_torque_per_kg: 10,
  });
});

test('limits of a model are summed separately, and `kinds` says so', () => {
  expect(figuresOf(motor('a', 20, 'limit'), motor('b', 30, 'limit'))).toMatchObject({
    peak_torque_per_kg: 10,
    kinds: { peak_torque_per_kg: 'model limit' },
  });
});

test.each([
  ['peak', 'limit'],
  ['stall', undefined],
  ['stall', 'peak'],
])('a %s torque is not added to one of kind %s', (one, other) => {
  expect(figuresOf(motor('a', 20, one), motor('b', 30, other))?.peak_torque_per_kg).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ACTUATOR_FIELDS } from '../../../src/catalog/fields/actuator.ts';
import type { ActuatorSurroundings } from '../../../src/catalog/fields/derived.ts';
import type { Source } from '../../../src/catalog/fields/evidence/source.ts';
import { ROBOT_FIELDS } from '../../../src/catalog/fields/robot.ts';
import { answeredShape, fieldsOf, namesOf, valuesOf } from '../../../src/catalog/fields/select-fields.ts';
import { supplyRange } from '../../../src/catalog/fields/supply-range.ts';
import { actuator, robot } from '../../../src/catalog/records/record-schemas.ts';
import { sourceStating } from '../../support/small-catalog.ts';

const DERIVED = fieldsOf(ACTUATOR_FIELDS, { in: 'derived' });
const DERIVED_OF_ROBOT = fieldsOf(ROBOT_FIELDS, { in: 'derived' });

const schema = z.strictObject(answeredShape(DERIVED));

const extrasOf = (changes: Partial<ActuatorSurroundings>) => {
  const untold = { sources: [], price_stated_by: null, kinds: {}, doubts: [] };
  const unsourced = { stated_by: {}, conflicts: null, aliases: undefined, replaced_by: undefined };
  const surroundings = {
    record: {},
    figures: {},
    conditions: {},
    robotCount: 0,
    ...untold,
    ...unsourced,
    ...changes,
  };
  return schema.parse(valuesOf(DERIVED, surroundings.record, surroundings));
};

const UNTOLD = {
  ...{
    power_kind: null,
    price_date: null,
    verified_against: null,
    price_stated_by: null,
    kinds: {},
    doubts: [],
  },
  ...{ our_reading: [], stated_by: {}, conflicts: null, aliases: null, replaced_by: null },
};

test('the other names that `fields=` accepts are not members of a record', () => {
  expect(namesOf(ACTUATOR_FIELDS)).toEqual([
    ...Object.keys(actuator.shape),
    ...namesOf(fieldsOf(ACTUATOR_FIELDS, { in: 'extended' })),
    ...namesOf(DERIVED),
  ]);
  expect(namesOf(ROBOT_FIELDS)).toEqual([...Object.keys(robot.shape), ...namesOf(DERIVED_OF_ROBOT)]);
});

describe('the derived fields of an actuator', () => {
  test('come from its record, the conditions of its figures and the robots that use it', () => {
    expect(
      extrasOf({
        record: { rated_torque_nm: 9, weight_g: 500, voltage_v: '24-48', gear_ratio: '9:1' },
        figures: { rotor_inertia_kg_m2: 0.0001 },
        conditions: {
          rotor_inertia_kg_m2: { side: 'motor' },
          peak_torque_nm: { kind: 'stall', voltage_v: 24 },
          max_speed_rpm: { kind: 'no_load' },
          kt_nm_per_a: { side: 'output', per: 'rms' },
          price_usd: { date: '2026-09' },
        },
        robotCount: 3,
      }),
    ).toEqual({
      robot_count: 3,
      min_voltage_v: 24,
      max_voltage_v: 48,
      rated_torque_density_nm_per_kg: 18,
      reflected_inertia_kg_m2: 0.0081,
      gear_ratio_number: 9,
      ...{ peak_torque_kind: 'stall', peak_torque_voltage_v: 24 },
      ...{ rated_torque_kind: null, rated_torque_voltage_v: null },
      ...{ max_speed_kind: 'no_load', max_speed_voltage_v: null },
      kt_side: 'output',
      kt_per: 'rms',
      ...UNTOLD,
      power_kind: null,
      price_date: '2026-09',
    });
  });

  test('are null if nothing is known, except the count of robots', () => {
    expect(extrasOf({ record: { voltage_v: null, rated_torque_nm: null, weight_g: 500 } })).toEqual({
      robot_count: 0,
      min_voltage_v: null,
      max_voltage_v: null,
      rated_torque_density_nm_per_kg: null,
      reflected_inertia_kg_m2: null,
      gear_ratio_number: null,
      ...{ peak_torque_kind: null, peak_torque_voltage_v: null },
      ...{ rated_torque_kind: null, rated_torque_voltage_v: null },
      ...{ max_speed_kind: null, max_speed_voltage_v: null },
      kt_side: null,
      kt_per: null,
      ...UNTOLD,
    });
  });
});

test('an actuator names the kind of source it was verified against', () => {
  const verified = { verified: true };
  const own = sourceStating(['peak_torque_nm', 'price_usd']);
  const shop = sourceStating(['price_usd'], { kind: 'distributor' });
  const against = (...sources: readonly Source[]) => extrasOf({ record: verified, sources }).verified_against;
  expect([against(own), against(sourceStating(['peak_torque_nm']), shop)]).toEqual(['maker', 'copy']);
});

test.each([
  [{ gear_ratio: '10:1' }, 'motor', 0.01],
  [{ gear_ratio: '10:1' }, 'unstated', null],
  [{ gear_ratio: '10:1' }, undefined, null],
  [{ gear_ratio: '1:1' }, undefined, 0.0001],
  [{ gear_ratio: null, category: 'frameless_driver' }, undefined, 0.0001],
  [{ gear_ratio: null }, 'motor', null],
])(
  'an actuator with %j and a rotor inertia of 0.0001 on the side %s reflects %s',
  (record, side, inertia) => {
    const conditions = side === undefined ? {} : { rotor_inertia_kg_m2: { side } };
    const { reflected_inertia_kg_m2: reflected } = extrasOf({
      record,
      conditions,
      figures: { rotor_inertia_kg_m2: 0.0001 },
    });
    expect(reflected).toBe(inertia);
  },
);

test.each([
  [48, { least: 48, most: 48 }],
  ['24-48', { least: 24, most: 48 }],
  ['7.4-11.1', { least: 7.4, most: 11.1 }],
  [null, null],
  ['unknown', null],
])('the supply range of %j is %j', (voltage, range) => {
  expect(supplyRange(voltage)).toEqual(range);
});

const UNSUMMED = { massShare: null, peakTorque: null };

test('a robot has its kind and the price of its motors', () => {
  const schemaOfRobot = z.strictObject(answeredShape(DERIVED_OF_ROBOT));
  const valuesFor = (motorPriceUsd: number | null) =>
    schemaOfRobot.parse(
      valuesOf(
        DERIVED_OF_ROBOT,
        {},
        {
          record: {},
          price_stated_by: null,
          kinds: {},
          doubts: [],
          kind: 'arm',
          joints: [],
          motorPriceUsd,
          motors: UNSUMMED,
        },
      ),
    );
  expect(valuesFor(1200)).toMatchObject({ kind: 'arm', motor_price_usd: 1200, kinds: {}, doubts: [] });
  expect(valuesFor(null).motor_price_usd).toBeNull();
});

test.each([
  [6, [], null],
  [6, [{ role: 'Arm (J1-J6)', count: 6 }], null],
  [
    7,
    [
      { role: 'Arm (J1-J6)', count: 6 },
      { role: 'Gripper (J7)', count: 1 },
    ],
    true,
  ],
  [
    6,
    [
      { role: 'Arm (J1-J6)', count: 6 },
      { role: 'Gripper (J7)', count: 1 },
    ],
    false,
  ],
  [
    9,
    [
      { role: 'Arm (J1-J6)', count: 6 },
      { role: 'Gripper (J7)', count: 1 },
    ],
    null,
  ],
])('%d degrees of freedom over %j count a gripper: %j', (dof, joints, counts) => {
  const untold = { price_stated_by: null, kinds: {}, doubts: [], motorPriceUsd: null, motors: UNSUMMED };
  const robot = valuesOf(DERIVED_OF_ROBOT, {}, { ...untold, record: { dof }, kind: 'arm', joints });
  expect(robot.dof_counts_gripper).toBe(counts);
});

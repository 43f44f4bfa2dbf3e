import { expect, test } from 'vitest';
import { ACTUATOR_FIELDS } from '../../../src/catalog/fields/actuator.ts';
import { ROBOT_FIELDS } from '../../../src/catalog/fields/robot.ts';
import { actuatorProfiles, robotProfiles, valueIn } from '../../../src/catalog/records/filterable-records.ts';
import { actuatorEntry, datasetOf, robotEntry } from '../../support/small-catalog.ts';

const HIP = 'joints/Hip (J1-J4)/';
const UNPRICED = { dof_counts_gripper: null, price_stated_by: null, doubts: [] };
const WITHOUT_SHARES = { payload_per_kg: null, motor_mass_share: null, peak_torque_per_kg: null };

const dataset = datasetOf({
  actuators: [
    actuatorEntry({
      aliases: ['DM4310'],
      price_usd: 50,
      figures: { length_mm: 40 },
      conditions: { peak_torque_nm: { kind: 'stall' } },
    }),
  ],
  robots: [
    robotEntry({ joints: [{ role: 'Hip (J1-J4)', count: 4, motor: { actuator: 'acme-a1' } }] }),
    robotEntry({ id: 'acme-without-joints', kind: 'arm', dof: 6 }),
  ],
});

test('the profile of an actuator has every value that filters read', () => {
  const [profile] = actuatorProfiles(dataset);
  expect(profile).toMatchObject({
    id: 'acme-a1',
    record: dataset.actuators[0],
    beyond: { length_mm: 40, noise_db: null, robot_count: 1, peak_torque_kind: 'stall', min_voltage_v: null },
    otherNames: ['DM4310'],
    usedIn: [{ id: 'acme-walker', kind: 'quadruped' }],
  });
  const names = Object.keys({ ...profile?.record, ...profile?.beyond });
  expect(names).toEqual(Object.keys(ACTUATOR_FIELDS));
});

test('the profile of a robot has the price of its motors if every price is known', () => {
  const profiles = robotProfiles(dataset);
  expect(profiles.map(({ id, beyond }) => [id, beyond])).toEqual([
    [
      'acme-walker',
      {
        kind: 'quadruped',
        motor_price_usd: 200,
        ...UNPRICED,
        ...WITHOUT_SHARES,
        kinds: { [`${HIP}peak_torque_nm`]: 'stall' },
      },
    ],
    [
      'acme-without-joints',
      { kind: 'arm', motor_price_usd: null, ...UNPRICED, ...WITHOUT_SHARES, kinds: {} },
    ],
  ]);
  expect(Object.keys({ ...profiles[0]?.record, ...profiles[0]?.beyond })).toEqual(Object.keys(ROBOT_FIELDS));
});

test('a value is read from the record or its further members', () => {
  const [profile] = actuatorProfiles(dataset);
  const values = ['price_usd', 'length_mm', 'colour'].map((name) =>
    profile ? valueIn(profile, name) : null,
  );
  expect(values).toEqual([50, 40, undefined]);
});

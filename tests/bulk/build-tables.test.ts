import { expect, test } from 'vitest';
import { bulkTables } from '../../src/bulk/build-tables.ts';
import { actuatorEntry, datasetOf, robotEntry, sourceStating } from '../support/small-catalog.ts';

const stalls = actuatorEntry({
  id: 'acme-a1',
  specs: { peak_torque_nm: 3, max_speed_rpm: 60, gear_ratio: '9.5:1' },
  conditions: {
    peak_torque_nm: { kind: 'stall', voltage_v: 12 },
    max_speed_rpm: { kind: 'no_load', voltage_v: 12 },
  },
});

const own = {
  ...{
    id: 'acme-own',
    name: 'Own',
    brand: 'Acme',
    peak_torque_nm: 120,
    rated_speed_rpm: 90,
    gear_ratio: '6:1',
  },
  conditions: { peak_torque_nm: { kind: 'limit' }, rated_speed_rpm: { kind: 'limit' } },
};

const dataset = datasetOf({
  actuators: [stalls],
  robots: [
    robotEntry({
      id: 'acme-man',
      kind: 'humanoid',
      joints: [
        { role: 'Hip (J1)', count: 1, motor: { actuator: 'acme-a1', rated_speed_rpm: 50 } },
        { role: 'Knee (J2)', count: 1, motor: own },
      ],
    }),
  ],
});

const rowsOf = (name: string) => bulkTables(dataset).find((table) => table.name === name)?.rows;

test('an actuator has kinds, voltages and the gear ratio as columns of their own', () => {
  expect(rowsOf('actuators')).toMatchObject([
    {
      ...{
        peak_torque_kind: 'stall',
        peak_torque_voltage_v: 12,
        rated_torque_kind: null,
        max_speed_kind: 'no_load',
      },
      ...{ max_speed_voltage_v: 12, gear_ratio: '9.5:1', gear_ratio_number: 9.5 },
    },
  ]);
});

test('a joint has the kind of its robot, whether its motor is exact, and what kind of figures it has', () => {
  const unkind = { rated_torque_kind: null, rated_torque_voltage_v: null, rated_speed_voltage_v: null };
  expect(rowsOf('joints')).toMatchObject([
    {
      ...{ robot_kind: 'humanoid', number: 1, exact: true, gear_ratio_number: 9.5 },
      ...{ peak_torque_kind: 'stall', peak_torque_voltage_v: 12, rated_speed_kind: null, ...unkind },
    },
    {
      ...{ robot_kind: 'humanoid', number: 2, exact: false, gear_ratio_number: 6 },
      ...{ peak_torque_kind: 'limit', peak_torque_voltage_v: null, rated_speed_kind: 'limit', ...unkind },
    },
  ]);
});

test('a claim says whether other sources contradict it', () => {
  const sources = [{ weight_g: '490 g' }, { weight_g: '520 g' }].map((states) =>
    sourceStating([], { states }),
  );
  const specs = { peak_torque_nm: 22, weight_g: 490 };
  const actuators = [actuatorEntry({ specs, sources: [sourceStating(['peak_torque_nm']), ...sources] })];
  const claims = bulkTables(datasetOf({ actuators })).find(({ name }) => name === 'claims')?.rows ?? [];
  const ofMass = claims.filter(({ field }) => field === 'weight_g');
  expect(ofMass.map(({ value_number, conflict }) => [value_number, conflict])).toEqual([
    [490, true],
    [520, false],
  ]);
});

import { describe, expect, test } from 'vitest';
import { actuatorClaims, claims, robotClaims } from '../../../src/catalog/evidence/claims-document.ts';
import { qualityOf } from '../../../src/catalog/evidence/quality-document.ts';
import { suspectsFile } from '../../../src/catalog/files/yaml-schemas.ts';
import { robotDetailOf, type Dataset } from '../../../src/catalog/records/dataset.ts';
import { actuatorEntry, datasetOf, robotEntry, sourceStating } from '../../support/small-catalog.ts';

const REASON = '244 N·m on 1 kg.';
const actuator = actuatorEntry({
  price_usd: 100,
  specs: { peak_torque_nm: 22, rated_torque_nm: 9, weight_g: 500 },
  figures: { length_mm: 40 },
  conditions: { weight_g: { includes: 'driver' }, peak_torque_nm: { kind: 'stall' } },
  sources: [
    sourceStating([], {
      states: { peak_torque_nm: '22 N·m', rated_torque_nm: '9 N·m', weight_g: '500 g', length_mm: '40' },
    }),
  ],
});
const knee = { id: 'knee', name: 'Knee', brand: 'Acme', peak_torque_nm: 30, rated_speed_rpm: 20 };
const robot = robotEntry({
  joints: [
    { role: 'Hip (J1)', count: 1, motor: { actuator: 'acme-a1' } },
    { role: 'Knee (J2)', count: 1, motor: knee },
    { role: 'Ankle (J3)', count: 1, motor: { ...knee, conditions: { peak_torque_nm: { kind: 'limit' } } } },
  ],
  sources: [sourceStating([], { states: { 'joints[2].motor.peak_torque_nm': 'effort 30' } })],
});

const disputing = (id: string, ...fields: readonly string[]) =>
  datasetOf({
    actuators: [actuator],
    robots: [robot],
    suspects: [{ ids: [id], fields: [...fields], says: REASON, disputed: [...fields] }],
  });

const torquesOf = ({ jointsOf }: Dataset) =>
  jointsOf.get('acme-walker')?.map(({ motor }) => motor.peak_torque_nm);

function claimsOfActuator({ actuators: [record], actuatorEntries }: Dataset) {
  const entry = actuatorEntries.get('acme-a1');
  return record && entry ? claims.parse(actuatorClaims(record, entry)) : null;
}

describe('a rejected figure', () => {
  test('is null in its record, in derived figures, and in joints with that actuator', () => {
    const dataset = disputing('acme-a1', 'peak_torque_nm', 'length_mm');
    expect(dataset.actuators[0]).toMatchObject({
      ...{ peak_torque_nm: null, torque_density_nm_per_kg: null, price_per_nm: null, weight_g: 500 },
    });
    expect(dataset.actuatorEntries.get('acme-a1')).toMatchObject({
      ...{ figures: {}, conditions: { weight_g: { includes: 'driver' } } },
    });
    expect(torquesOf(dataset)).toEqual([null, 30, 30]);
  });

  test('stays in the claims of its record, with the reason and its kind', () => {
    const found = claimsOfActuator(disputing('acme-a1', 'peak_torque_nm'));
    expect(found?.claims).toMatchObject([
      { field: 'price_usd', words: null },
      { field: 'peak_torque_nm', value: 22, agrees: true, conditions: { kind: 'stall' }, disputed: REASON },
      { field: 'rated_torque_nm', value: 9 },
      { field: 'weight_g', value: 500 },
      { field: 'length_mm', value: 40 },
    ]);
    expect(found?.claims.filter(({ disputed }) => disputed !== undefined)).toHaveLength(1);
    expect(found?.derived.map(({ field }) => field)).toEqual(['rated_torque_density_nm_per_kg']);
  });

  test('does not count as known', () => {
    const known = (dataset: Dataset) =>
      qualityOf(dataset).fields.find(({ field }) => field === 'weight_g')?.known;
    expect([known(disputing('acme-a1', 'weight_g')), known(disputing('acme-a1', 'length_mm'))]).toEqual([
      0, 1,
    ]);
  });

  test('of a robot may belong to one joint or to all its motors', () => {
    const one = disputing('acme-walker', 'joints/Ankle (J3)/peak_torque_nm');
    expect(torquesOf(one)).toEqual([22, 30, null]);
    expect(torquesOf(disputing('acme-walker', 'peak_torque_nm'))).toEqual([22, null, null]);
    const [record, entry] = [one.robots[0], one.robotEntries.get('acme-walker')];
    const found = record && entry ? robotClaims(robotDetailOf(one, record), entry).claims : [];
    expect(found.filter(({ disputed }) => disputed !== undefined)).toMatchObject([
      { field: 'joints/Ankle (J3)/peak_torque_nm', value: 30, conditions: { kind: 'limit' } },
    ]);
  });
});

test.each([{ disputed: ['weight_g'] }, { disputed: ['peak_torque_nm'], explained: 'Both are.' }])(
  'a row with %j is refused',
  (changes) => {
    const row = { ids: ['acme-a1'], fields: ['peak_torque_nm'], says: REASON };
    expect([
      suspectsFile.safeParse([row]).success,
      suspectsFile.safeParse([{ ...row, ...changes }]).success,
    ]).toEqual([...[true, false]]);
  },
);

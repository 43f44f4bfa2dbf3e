import { expect, test } from 'vitest';
import { trustOf } from '../../../src/catalog/evidence/collect-kinds-and-doubts.ts';
import type { Catalog } from '../../../src/catalog/files/yaml-schemas.ts';
import { actuatorFigures } from '../../../src/catalog/records/build-figures.ts';
import { robotProfiles } from '../../../src/catalog/records/filterable-records.ts';
import { jointProfiles } from '../../../src/catalog/records/joint-groups.ts';
import { actuatorEntry, datasetOf, robotEntry } from '../../support/small-catalog.ts';

const row = (id: string, field: string, says: string) => ({ ids: [id], fields: [field], says });

const trustsWith = (suspects: Catalog['suspects']) => {
  const specs = { peak_torque_nm: 10, rated_torque_nm: 9, weight_g: 500 };
  const conditions = { peak_torque_nm: { kind: 'stall', voltage_v: 12 }, max_speed_rpm: { kind: 'no_load' } };
  const motor = { id: 'knee', name: 'Knee', brand: 'Acme', peak_torque_nm: 30 };
  const dataset = datasetOf({
    actuators: [actuatorEntry({ specs, conditions })],
    robots: [
      robotEntry({
        joints: [
          { role: 'Hip (J1)', count: 1, motor: { actuator: 'acme-a1' } },
          {
            role: 'Knee (J2)',
            count: 1,
            motor: { ...motor, conditions: { peak_torque_nm: { kind: 'limit' } } },
          },
        ],
      }),
    ],
    suspects,
  });
  const joints = jointProfiles(dataset).map(({ record: { kinds, doubts } }) => ({ kinds, doubts }));
  return {
    actuator: trustOf(actuatorFigures(dataset, 'acme-a1')),
    joints,
    robot: robotProfiles(dataset)[0]?.trust,
  };
};

const FINDING = '9 N·m rated ÷ 10 N·m peak = 90 %';

test('an actuator has the kinds of its figures as text, and doubts from `suspects.yaml` and from physics', () => {
  expect(trustsWith([row('acme-a1', 'weight_g', 'Too light.')]).actuator).toEqual({
    kinds: {
      peak_torque_nm: 'stall at 12 V',
      rated_torque_nm: 'kind not stated',
      max_speed_rpm: 'no load',
    },
    doubts: [
      { field: 'weight_g', reason: 'Too light.' },
      { field: 'rated_torque_nm', reason: FINDING },
      { field: 'peak_torque_nm', reason: FINDING },
    ],
  });
});

test('a doubt that two rows state is stated once', () => {
  const { doubts } = trustsWith([
    row('acme-a1', 'weight_g', 'Too light.'),
    row('acme-a1', 'weight_g', 'So is b.'),
  ]).actuator;
  expect(doubts[0]).toEqual({ field: 'weight_g', reason: 'Too light. So is b.' });
});

test('an explained figure is not doubtful, nor is a finding of physics whose figures are all explained', () => {
  const explaining = (...fields: readonly string[]) =>
    trustsWith([{ ids: ['acme-a1'], fields: [...fields], says: 'Close.', explained: 'A gear.' }]).actuator
      .doubts;
  expect(explaining('rated_torque_nm')).toHaveLength(2);
  expect(explaining('rated_torque_nm', 'peak_torque_nm')).toEqual([]);
});

test('a rejected figure is not doubtful and is not checked by physics', () => {
  const suspect = { ...row('acme-a1', 'peak_torque_nm', 'No.'), disputed: ['peak_torque_nm'] };
  expect(trustsWith([suspect, row('acme-a1', 'peak_torque_nm', 'Odd.')]).actuator).toEqual({
    kinds: { rated_torque_nm: 'kind not stated', max_speed_rpm: 'no load' },
    doubts: [],
  });
});

test("a joint has the doubts about its motor's own figures, or about those of its actuator", () => {
  const { joints, robot } = trustsWith([row('acme-walker', 'peak_torque_nm', 'A placeholder.')]);
  expect(joints).toMatchObject([
    { kinds: { peak_torque_nm: 'stall at 12 V' }, doubts: [{ reason: FINDING }, { reason: FINDING }] },
    {
      kinds: { peak_torque_nm: 'model limit' },
      doubts: [{ field: 'peak_torque_nm', reason: 'A placeholder.' }],
    },
  ]);
  expect(robot).toMatchObject({
    kinds: {
      'joints/Hip (J1)/peak_torque_nm': 'stall at 12 V',
      'joints/Knee (J2)/peak_torque_nm': 'model limit',
    },
    doubts: [
      { field: 'joints/Hip (J1)/rated_torque_nm' },
      { field: 'joints/Hip (J1)/peak_torque_nm' },
      { field: 'joints/Knee (J2)/peak_torque_nm', reason: 'A placeholder.' },
    ],
  });
});

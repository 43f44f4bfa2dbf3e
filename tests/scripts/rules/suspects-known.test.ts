import { expect, test } from 'vitest';
import { faultsOf, ownJoint, ROBOT, robotWith, ruleNamed } from '../fixtures.ts';

const suspectsKnown = ruleNamed('suspects-known');

const suspecting = (id: string, field: string) => ({ 'suspects.yaml': [{ ids: [id], fields: [field], says: 'Odd.' }] });

test('a figure of an actuator or of a motor of a robot may be suspect', () => {
  const robot = robotWith({ joints: [ownJoint('Hip (J1)', 1, { peak_torque_nm: 22 })] });
  expect(faultsOf(suspectsKnown)).toEqual([]);
  expect(faultsOf(suspectsKnown, suspecting('acme-a1', 'peak_torque_nm'))).toEqual([]);
  for (const field of ['peak_torque_nm', 'joints/Hip (J1)/peak_torque_nm'])
    expect(faultsOf(suspectsKnown, { ...suspecting('acme-walker', field), [ROBOT]: robot })).toEqual([]);
});

test('an unknown record and a figure that the record does not have are faults', () => {
  const file = 'catalog/suspects.yaml';
  expect(faultsOf(suspectsKnown, suspecting('acme-a2', 'peak_torque_nm'))).toEqual([
    { file, field: '[0].ids[0]', found: '"acme-a2"', wanted: 'the id of a record (nearest: acme-a1, acme-walker)' },
  ]);
  expect(faultsOf(suspectsKnown, suspecting('acme-a1', 'weight_g'))).toEqual([
    { file, field: '[0].fields', found: '"weight_g"', wanted: 'a figure that acme-a1 has, or no such suspicion' },
  ]);
});

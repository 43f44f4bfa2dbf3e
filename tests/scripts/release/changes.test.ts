import { expect, test } from 'vitest';
import { recordChanges, withDisputes } from '../../../scripts/release/changes.ts';
import type { Entry } from '../../../scripts/release/unchecked-catalog.ts';
import { actuatorWith, NO_CHANGES, ownJoint, robotWith, sourceStating } from '../fixtures.ts';

const actuator = (changes: object = {}): Entry => ({
  ...actuatorWith(changes),
  id: 'acme-a1',
  brand: 'acme',
});
const robot = (changes: object = {}): Entry => ({ ...robotWith(changes), id: 'acme-walker', brand: 'acme' });

const changesOf = (before: Entry, after: Entry) =>
  recordChanges({ before: [before], after: [after], moved: {} }).changed[after.id];

test('two equal catalogs have no changes', () => {
  expect(recordChanges({ before: [actuator()], after: [actuator()], moved: {} })).toEqual(NO_CHANGES);
});

test('a new id is added; one that disappeared has moved or was withdrawn', () => {
  const before = ['acme-a1', 'acme-a2'].map((id) => ({ ...actuator(), id }));
  const after = [{ ...actuator(), id: 'acme-a3' }];
  const moved = { 'acme-a1': 'acme-a3', 'acme-a2': 'withdrawn: never sold' };
  expect(recordChanges({ before, after, moved })).toEqual({
    added: ['acme-a3'],
    changed: {},
    moved: { 'acme-a1': 'acme-a3' },
    withdrawn: { 'acme-a2': 'never sold' },
  });
});

const torque = { peak_torque_nm: 22 };

test.each([
  ['a corrected figure', { specs: { peak_torque_nm: 20 } }, { specs: torque }, { peak_torque_nm: [20, 22] }],
  ['a new figure', {}, { specs: { ...torque, weight_g: 490 } }, { weight_g: [null, 490] }],
  ['a further figure', {}, { figures: { noise_db: 50 } }, { noise_db: [null, 50] }],
  ['a figure that is gone', { price_usd: 100 }, {}, { price_usd: [100, null] }],
  ['a list', { aliases: ['A-1'] }, { aliases: ['A-1', 'A.1'] }, { aliases: [['A-1'], ['A-1', 'A.1']] }],
  [
    'a condition',
    { conditions: { peak_torque_nm: { kind: 'peak' } } },
    { conditions: { peak_torque_nm: { kind: 'stall' } } },
    { 'conditions/peak_torque_nm': [{ kind: 'peak' }, { kind: 'stall' }] },
  ],
])('%s is listed with its value before and after', (...[, before, after, changes]) => {
  expect(changesOf(actuator(before), actuator(after))).toEqual(changes);
});

test('fields of a joint are listed under its role', () => {
  const before = robot({ joints: [ownJoint('Hip (J1)', 1, { peak_torque_nm: 5 })] });
  const conditions = { peak_torque_nm: { kind: 'limit' } };
  const after = robot({ joints: [ownJoint('Hip (J1)', 1, { peak_torque_nm: 6, conditions })] });
  expect(changesOf(before, after)).toEqual({
    'joints/Hip (J1)/peak_torque_nm': [5, 6],
    'joints/Hip (J1)/conditions/peak_torque_nm': [null, { kind: 'limit' }],
  });
});

test('a figure that becomes rejected or is restored is listed with the reason', () => {
  const joints = [ownJoint('Hip (J1)', 1, { peak_torque_nm: 5 })];
  const records = { actuators: [actuator()], robots: [robot({ joints })] };
  const ids = ['acme-a1', 'acme-walker'];
  const fields = ['peak_torque_nm'];
  const suspects = [{ ids, fields, says: 'Too much.', disputed: fields }];
  const [before, after] = [withDisputes(records), withDisputes({ ...records, suspects })];
  const changed = (kind: 'actuators' | 'robots') =>
    recordChanges({ before: before[kind], after: after[kind], moved: {} }).changed;
  expect({ ...changed('actuators'), ...changed('robots') }).toEqual({
    'acme-a1': { 'disputed/peak_torque_nm': [null, 'Too much.'] },
    'acme-walker': { 'joints/Hip (J1)/disputed/peak_torque_nm': [null, 'Too much.'] },
  });
  expect(recordChanges({ before: after.actuators, after: before.actuators, moved: {} }).changed).toEqual({
    'acme-a1': { 'disputed/peak_torque_nm': ['Too much.', null] },
  });
});

test('a release lists removed and added sources, and the fields of changed quotes', () => {
  const first = sourceStating('peak_torque_nm', 'weight_g');
  const second = {
    ...first,
    url: 'https://acme.example/v2',
    states: { ...first.states, weight_g: '0.49 kg' },
  };
  expect(changesOf(actuator({ sources: [first] }), actuator({ sources: [second] }))).toEqual({
    sources: [['https://acme.example/a1'], ['https://acme.example/v2']],
    claims: [['weight_g'], ['weight_g']],
  });
});

test('quotes of a joint are named like its fields', () => {
  const joints = [ownJoint('Hip (J1)', 1)];
  const after = robot({
    joints,
    sources: [sourceStating('joints[0].motor.peak_torque_nm', 'joints[0].count')],
  });
  expect(changesOf(robot({ joints }), after)).toEqual({
    claims: [null, ['joints/Hip (J1)/peak_torque_nm', 'joints/Hip (J1)/count']],
  });
});

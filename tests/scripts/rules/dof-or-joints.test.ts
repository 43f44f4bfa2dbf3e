import { expect, test } from 'vitest';
import { faultsOf, ROBOT, robotWith, ruleNamed } from '../fixtures.ts';

const dofOrJoints = ruleNamed('dof-or-joints');

test('a robot with joints needs no dof', () => {
  expect(faultsOf(dofOrJoints)).toEqual([]);
});

test('a robot with dof needs no joints', () => {
  expect(faultsOf(dofOrJoints, { [ROBOT]: robotWith({ dof: 12, joints: [] }) })).toEqual([]);
});

test('a robot with neither is a fault', () => {
  expect(faultsOf(dofOrJoints, { [ROBOT]: robotWith({ joints: [] }) })).toMatchObject([
    { file: `catalog/${ROBOT}`, field: 'dof', found: 'nothing' },
  ]);
});

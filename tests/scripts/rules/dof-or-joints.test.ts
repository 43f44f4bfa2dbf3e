import { expect, test } from 'vitest';
import { dofOrJoints } from '../../../scripts/catalog/rules/dof-or-joints.ts';
import { faultsOf, ROBOT, robotWith } from '../fixtures.ts';

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

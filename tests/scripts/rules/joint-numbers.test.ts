import { expect, test } from 'vitest';
import { numbersOf } from '../../../scripts/catalog/rules/joints.ts';
import { faultsOf, ownJoint, ROBOT, robotWith, ruleNamed } from '../fixtures.ts';

const jointNumbers = ruleNamed('joint-numbers');

const faultsWith = (...joints: readonly object[]) => faultsOf(jointNumbers, { [ROBOT]: robotWith({ joints }) });

test.each([
  ['Hip (J1-J4)', { first: 1, last: 4 }],
  ['Wrist (left) (J12)', { first: 12, last: 12 }],
  ['Hip', null],
  ['Hip (J1-4)', null],
  ['Hip (J1) left', null],
  ['Hip (J1–J4)', null],
])('the numbers of %j are %j', (role, numbers) => {
  expect(numbersOf(role)).toEqual(numbers);
});

test('numbers that start at 1 and run on are no fault', () => {
  expect(faultsWith(ownJoint('Hip (J1-J4)', 4), ownJoint('Gripper (J5)', 1), ownJoint('Tail (J6-J7)', 2))).toEqual([]);
});

test('a robot without joints has no fault', () => {
  expect(faultsWith()).toEqual([]);
});

test.each([
  { oddity: 'numbers that start at 0', joints: [ownJoint('Hip (J0-J3)', 4)], wanted: '(J1-J4)' },
  {
    oddity: 'numbers that leave a gap',
    joints: [ownJoint('Hip (J1-J4)', 4), ownJoint('Knee (J6)', 1)],
    wanted: '(J5)',
  },
  {
    oddity: 'numbers given twice',
    joints: [ownJoint('Hip (J1-J4)', 4), ownJoint('Knee (J4-J5)', 2)],
    wanted: '(J5-J6)',
  },
  { oddity: 'more numbers than joints', joints: [ownJoint('Hip (J1-J4)', 3)], wanted: '(J1-J3)' },
  { oddity: 'a role without numbers', joints: [ownJoint('Hip', 4)], wanted: '(J1-J4)' },
])('$oddity are a fault of the last group', ({ joints, wanted }) => {
  const [fault, ...others] = faultsWith(...joints);
  expect(fault).toMatchObject({ file: `catalog/${ROBOT}`, field: `joints[${joints.length - 1}].role` });
  expect(fault?.wanted).toContain(`ends in ${wanted},`);
  expect(others).toEqual([]);
});

test('a wrong group is no fault of those after it', () => {
  const right = [ownJoint('Knee (J5)', 1), ownJoint('Foot (J6)', 1)];
  expect(faultsWith(ownJoint('Hip (J1-J4)', 3), ...right)).toHaveLength(1);
  expect(faultsWith(ownJoint('Hip', 4), ...right)).toHaveLength(1);
});

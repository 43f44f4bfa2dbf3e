import type { RobotFile } from '../../../src/catalog/files/yaml-schemas.ts';
import { motorsIn, type RobotKeys } from '../catalog-files.ts';
import { counted, shownValue, type Issue } from '../issue.ts';
import { OR_A_ROW, type Rule } from '../rule.ts';

/** Rules on the joints in a robot's file. */
export const JOINT_RULES: readonly Rule[] = [
  {
    // Pages draw the joints by these numbers. `dof` is not a part of it: grippers count as joints but rarely
    // as axes.
    name: 'joint-numbers',
    description:
      'Each role ends in its joint numbers, (J1) or (J2-J5); they start at 1, are consecutive, and their number is `count`.',
    check: ({ robots }) => robots.flatMap(({ path, value }) => numberIssues(path, value.joints ?? [])),
  },
  {
    // Without `dof` the API answers with the number of joints, so one of the two must be known.
    name: 'dof-or-joints',
    description: 'A robot without dof has at least one joint group, as its joints are then counted.',
    check: ({ robots }) =>
      robots
        .filter(({ value }) => value.dof === undefined && value.joints?.length === 0)
        .map(({ path }) => ({
          file: path,
          field: 'dof',
          found: 'nothing',
          wanted: 'a number of joints, or joint groups to count',
        })),
  },
  {
    // Without a `name` a motor has the figures of its actuator, so figures given here would be lost.
    name: 'listed-motors',
    description:
      'A motor without a name takes all but rated_speed_rpm from its actuator and states nothing else.',
    check: ({ robots }) =>
      motorsIn(robots).flatMap(({ file, field, motor }) =>
        Object.entries(motor)
          .filter(([key]) => motor.name === undefined && !OWN_KEYS_OF_LISTED_MOTORS.includes(key))
          .map(([key, found]) => ({
            file,
            field: `${field}.${key}`,
            found: shownValue(found),
            wanted:
              'no figure next to an `actuator` alone: leave it out, or give the motor an `id`, `name` and `brand`',
          })),
      ),
  },
  {
    // Authors of model files often write one round number everywhere until the real ones are known.
    name: 'no-placeholders',
    description: 'The joints of a robot with different actuators do not all have one torque and one speed.',
    check: ({ actuators, robots, isNamed, isDisputed }) => {
      const torques = new Map(
        actuators
          .filter(({ id }) => !isDisputed(id, 'peak_torque_nm'))
          .map(({ id, value: { specs } }) => [id, specs?.peak_torque_nm]),
      );
      return robots
        .filter(({ id }) => !isNamed(id, 'peak_torque_nm'))
        .flatMap(({ path, value }) => placeholders(path, value, torques));
    },
  },
];

/** The joint numbers at the end of a role: `Hip (J2-J5)` -> 2 to 5. Null when it has none. */
export function numbersOf(role: string): { readonly first: number; readonly last: number } | null {
  const [, first, last = first] = / \(J(\d+)(?:-J(\d+))?\)$/.exec(role) ?? [];
  return first === undefined ? null : { first: Number(first), last: Number(last) };
}

const numberIssues = (file: string, joints: RobotFile['joints']): Issue[] =>
  joints.flatMap(({ role, count }, index) => {
    const first = firstNumber(joints.slice(0, index));
    const found = numbersOf(role);
    if (found?.first === first && found.last === first + count - 1) return [];
    const wanted = `a role that ends in ${numbersText(first, count)}, as its count is ${counted(count, 'joint')}`;
    return [{ file, field: `joints[${index}].role`, found: shownValue(role), wanted }];
  });

/**
 * One more than the last number of the group before, so that a wrong group causes no issues in later ones.
 */
function firstNumber(before: RobotFile['joints']): number {
  const previous = before.at(-1);
  if (previous === undefined) return 1;
  return (numbersOf(previous.role)?.last ?? before.reduce((sum, { count }) => sum + count, 0)) + 1;
}

const numbersText = (first: number, count: number): string =>
  count === 1 ? `(J${first})` : `(J${first}-J${first + count - 1})`;

const OWN_KEYS_OF_LISTED_MOTORS = ['actuator', 'rated_speed_rpm', 'conditions'];

/** An issue of joints that all have one torque and one speed; torques of actuators by their ids. */
function placeholders(
  file: string,
  { joints = [] }: RobotKeys,
  torques: ReadonlyMap<string, number | undefined>,
): Issue[] {
  const pairs = joints.map(({ motor }) => {
    const torque = motor.name === undefined ? torques.get(motor.actuator ?? '') : motor.peak_torque_nm;
    return torque === undefined || motor.rated_speed_rpm === undefined
      ? null
      : `${torque} N·m, ${motor.rated_speed_rpm} rpm`;
  });
  const [pair] = pairs;
  const actuators = new Set(joints.flatMap(({ motor }) => motor.actuator ?? []));
  if (pair === undefined || pair === null || actuators.size < 2 || pairs.some((other) => other !== pair))
    return [];
  const found = `${pair} for ${actuators.size} actuators`;
  return [
    { file, field: 'joints', found, wanted: `the torque and speed of each joint, no figures, ${OR_A_ROW}` },
  ];
}

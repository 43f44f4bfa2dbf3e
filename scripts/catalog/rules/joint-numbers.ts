import type { RobotFile } from '../../../src/catalog/catalog.ts';
import { counted, type Fault, shownValue } from '../fault.ts';
import type { Rule } from '../rule.ts';

/** The first and last joint of a group. */
export interface JointNumbers {
  readonly first: number;
  readonly last: number;
}

/** Pages draw the joints by these numbers. `dof` is no part of it: grippers count as joints but rarely as axes. */
export const jointNumbers: Rule = {
  name: 'joint-numbers',
  description:
    'Each role ends in its joint numbers, (J1) or (J2-J5); they start at 1, run on, and are as many as `count`.',
  check: ({ robots }) => robots.flatMap(({ path, value }) => numberFaults(path, value.joints ?? [])),
};

/** The joint numbers at the end of a role: `Hip (J2-J5)` -> 2 to 5. Null when it has none. */
export function numbersOf(role: string): JointNumbers | null {
  const [, first, last = first] = / \(J(\d+)(?:-J(\d+))?\)$/.exec(role) ?? [];
  return first === undefined ? null : { first: Number(first), last: Number(last) };
}

function numberFaults(file: string, joints: RobotFile['joints']): Fault[] {
  return joints.flatMap(({ role, count }, index) => {
    const first = firstNumber(joints.slice(0, index));
    const found = numbersOf(role);
    if (found?.first === first && found.last === first + count - 1) return [];
    const wanted = `a role that ends in ${numbersText(first, count)}, as its count is ${counted(count, 'joint')}`;
    return [{ file, field: `joints[${index}].role`, found: shownValue(role), wanted }];
  });
}

/** One more than the last number of the group before: a wrong group is no fault of those after it. */
function firstNumber(before: RobotFile['joints']): number {
  const previous = before.at(-1);
  if (previous === undefined) return 1;
  return (numbersOf(previous.role)?.last ?? before.reduce((sum, { count }) => sum + count, 0)) + 1;
}

const numbersText = (first: number, count: number): string =>
  count === 1 ? `(J${first})` : `(J${first}-J${first + count - 1})`;

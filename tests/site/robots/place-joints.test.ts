import { describe, expect, test } from 'vitest';
import type { RobotEntry } from '../../../src/catalog/files/yaml-schemas.ts';
import { placeJoints } from '../../../src/site/robots/place-joints.ts';
import { BODIES, type Part } from '../../../src/site/robots/skeleton.ts';
import { site } from '../fixtures.ts';

const placesOf = (
  kind: RobotEntry['kind'],
  ...groups: readonly (readonly [role: string, count: number])[]
) => {
  const placed = placeJoints(
    BODIES[kind],
    groups.map(([role, count]) => ({ role, count })),
  );
  const sideOf = (part: Part): number | string => {
    const alike = BODIES[kind].parts.filter(({ name }) => name === part.name);
    return alike.length === 1 ? '' : alike.indexOf(part);
  };
  return placed?.map(({ part, group, count }) => `${group}: ${count} ${part.name}${sideOf(part)}`) ?? null;
};

describe('a joint group is put on the body', () => {
  test('by its name, one at each side', () => {
    expect(placesOf('humanoid', ['Knee (J1-J2)', 2], ['Waist yaw (J3)', 1])).toEqual([
      ...['0: 1 knee0', '0: 1 knee1', '1: 1 waist'],
    ]);
  });

  test('with several if bodies usually have several', () => {
    expect(placesOf('humanoid', ['Hip, knee and ankle (J1-J12)', 12])).toEqual([
      ...['0: 3 hip0', '0: 3 hip1', '0: 1 knee0', '0: 1 knee1', '0: 2 ankle0', '0: 2 ankle1'],
    ]);
    expect(placesOf('quadruped', ['Leg joints (J1-J12)', 12])).toHaveLength(8);
  });

  test('along an arm if the name has no position', () => {
    expect(placesOf('arm', ['Joints 1-2', 2], ['Joint 3', 1], ['Gripper', 1])).toEqual([
      ...['0: 1 base', '0: 1 shoulder', '1: 1 elbow', '2: 1 gripper'],
    ]);
  });

  test('not at all if most names have no position', () => {
    expect(placesOf('humanoid', ['Linear actuators', 12], ['Knee', 2])).toBeNull();
  });
});

test('a group never has more discs on the body than joints', () => {
  for (const { robot, entry } of site.robotPages) {
    const counts = new Map<number, number>();
    for (const { group, count } of placeJoints(BODIES[entry.kind], robot.joints) ?? [])
      counts.set(group, (counts.get(group) ?? 0) + count);
    for (const [group, count] of counts) expect(count).toBeLessThanOrEqual(robot.joints[group]?.count ?? 0);
  }
});

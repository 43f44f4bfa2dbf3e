import type { Fault } from '../fault.ts';
import type { CatalogFiles, RecordEntry, RobotKeys } from '../files.ts';
import type { Rule } from '../rule.ts';
import { OR_A_ROW, verdictsIn } from '../settled.ts';

/** Whoever writes a model file writes one round number everywhere until the real ones are known. */
export const noPlaceholders: Rule = {
  name: 'no-placeholders',
  description: 'The joints of a robot with different actuators do not all have one torque and one speed.',
  check: (files) => {
    const { isNamed, isDisputed } = verdictsIn(files);
    const torques = new Map(
      files.actuators.map(({ id, value: { specs } }) => [
        id,
        isDisputed(id, 'peak_torque_nm') ? undefined : specs?.peak_torque_nm,
      ]),
    );
    return files.robots
      .filter(({ id }) => !isNamed(id, 'peak_torque_nm'))
      .flatMap((robot) => placeholders(robot, torques));
  },
};

function placeholders(
  { path, value: { joints = [] } }: RecordEntry<RobotKeys>,
  torques: ReadonlyMap<CatalogFiles['actuators'][number]['id'], number | undefined>,
): Fault[] {
  const pairs = joints.map(({ motor }) => {
    const torque = motor.name === undefined ? torques.get(motor.actuator ?? '') : motor.peak_torque_nm;
    return torque === undefined || motor.rated_speed_rpm === undefined
      ? null
      : `${torque} N·m, ${motor.rated_speed_rpm} rpm`;
  });
  const [pair] = pairs;
  const actuators = new Set(joints.flatMap(({ motor }) => motor.actuator ?? []));
  if (pair === undefined || pair === null || actuators.size < 2 || pairs.some((other) => other !== pair)) return [];
  const found = `${pair} for ${actuators.size} actuators`;
  return [{ file: path, field: 'joints', found, wanted: `the torque and speed of each, none, ${OR_A_ROW}` }];
}

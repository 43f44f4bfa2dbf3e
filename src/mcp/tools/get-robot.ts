import { z } from 'zod';
import { robotDetail } from '../../catalog/robot.ts';
import { shown } from '../../query/fault.ts';
import { words, type Parameter } from '../../query/parameter.ts';
import { hintOfMissing } from './ids.ts';
import { inputOf, outlineOf } from './schemas.ts';
import { readArguments } from './arguments.ts';
import { answered, refused, type Tool } from './tool.ts';

const ROBOT_ID = {
  id: {
    schema: z.string('must be the id of a robot').pipe(words(200).min(1, 'must be the id of a robot')),
    says: 'Id of the robot, as returned by search_robots.',
    example: 'unitree-go1',
    required: true,
  },
} satisfies Record<string, Parameter>;

/** Returns one robot with its joints. */
export const getRobot: Tool = {
  name: 'get_robot',
  title: 'Get a robot',
  description:
    'One robot, by id: its figures, `sources` to cite, and `joints`, groups of equal joints with their `count` and `motor`. A motor that is in the catalog has an `actuator_id` for get_actuators; otherwise that is null, like every figure that no source states; the text leaves nulls out. ' +
    'An unknown id is refused with the nearest ids.',
  inputSchema: inputOf(ROBOT_ID),
  outputSchema: outlineOf(robotDetail),
  run: ({ robots, robotDetail: robotOf }, given) => {
    const reading = readArguments(ROBOT_ID, given);
    if (!reading.ok) return refused({ code: 'invalid_parameter', faults: reading.fault });
    const { id = '' } = reading.value;
    const robot = robotOf(id);
    if (robot !== null) return answered(robot);
    const detail = `No robot has the id \`${shown(id)}\`.`;
    const hint = `${hintOfMissing([id], robots.nearestIds) ?? ''} \`search_robots\` finds robots by name.`;
    return refused({ code: 'not_found', detail, hint });
  },
};

import { z } from 'zod';
import type { Actuator } from '../../catalog/actuator.ts';
import { billOf } from '../../catalog/bill-of-materials.ts';
import { robotDetail, type RobotDetail } from '../../catalog/robot.ts';
import { TEXT_LENGTH } from '../../limits.ts';
import type { Collection } from '../../query/collection.ts';
import { shown } from '../../query/fault.ts';
import { choice, words, type Parameter } from '../../query/parameter.ts';
import { readArguments } from './arguments.ts';
import { hintOfMissing } from './ids.ts';
import { arrayOf, closed, inputOf, outlineOf } from './schemas.ts';
import { answered, refused, type Tool } from './tool.ts';

const ARGUMENTS = {
  id: {
    schema: z.string('must be the id of a robot').pipe(words(TEXT_LENGTH).min(1, 'must be the id of a robot')),
    says: 'Id of the robot, as returned by search_robots.',
    example: 'unitree-go1',
    required: true,
  },
  bom: {
    schema: choice(['true', 'false']).default('false'),
    says: 'Adds `bom`, the bill of materials: `lines` with the motor, count, mass, price and availability of each joint group, and their `totals`.',
    example: 'true',
  },
} satisfies Record<string, Parameter>;

const robot = outlineOf(robotDetail);

// Its members are told in words: their schema costs every client 350 tokens, and most never ask for it.
const BOM = closed({ lines: arrayOf({ type: 'object' }), totals: { type: 'object' } });

/** Returns one robot with its joints. */
export const getRobot: Tool = {
  name: 'get_robot',
  title: 'Get a robot',
  description:
    'One robot, by id: its figures, `sources` to cite, and `joints`, groups of equal joints with their `count` and `motor`. A motor that is in the catalog has an `actuator_id` for get_actuators; otherwise that is null, like every figure that no source states; the text leaves nulls out. ' +
    'An unknown id is refused with the nearest ids.',
  inputSchema: inputOf(ARGUMENTS),
  outputSchema: { ...robot, properties: { ...robot.properties, bom: BOM } },
  run: ({ actuators, robots, robotDetail: robotOf }, given) => {
    const reading = readArguments(ARGUMENTS, given);
    if (!reading.ok) return refused({ code: 'invalid_parameter', faults: reading.fault });
    const { id = '', bom } = reading.value;
    const found = robotOf(id);
    if (found !== null)
      return answered(bom === 'true' ? { ...found, bom: billOf(found, motorsOf(found, actuators)) } : found);
    const detail = `No robot has the id \`${shown(id)}\`.`;
    const hint = `${hintOfMissing([id], robots.nearestIds) ?? ''} \`search_robots\` finds robots by name.`;
    return refused({ code: 'not_found', detail, hint });
  },
};

/** The catalog's actuators in the joints of a robot, by id. */
function motorsOf({ joints }: RobotDetail, actuators: Collection<Actuator>): ReadonlyMap<string, Actuator> {
  const places = joints.flatMap(({ motor }) => actuators.placeOf(motor.actuator_id ?? '') ?? []);
  return new Map(places.map(actuators.recordAt).map((actuator) => [actuator.id, actuator]));
}

import type { Actuator } from '../../catalog/actuator.ts';
import { billOf } from '../../catalog/bill-of-materials.ts';
import { robot, type RobotDetail } from '../../catalog/robot.ts';
import type { Collection } from '../../query/collection.ts';
import { choice, type Parameter } from '../../query/parameter.ts';
import { readArguments } from './arguments.ts';
import { idArgument, noSuchRecord } from './ids.ts';
import { arrayOf, closed, inputOf, OBJECT, outlineOf } from './schemas.ts';
import { answered, refused, type Tool } from './tool.ts';

const ARGUMENTS = {
  id: idArgument('a robot', 'Id of the robot, as returned by search_robots.', 'unitree-go1'),
  bom: {
    schema: choice(['true', 'false']).default('false'),
    says: 'Adds `bom`, the bill of materials: `lines` with the motor, count, mass, price and availability of each joint group, and their `totals`.',
    example: 'true',
  },
} satisfies Record<string, Parameter>;

const outlined = outlineOf(robot);

/** Returns one robot with its joints. */
export const getRobot: Tool = {
  name: 'get_robot',
  title: 'Get a robot',
  description:
    'One robot, by id: its figures, `sources` to cite, and `joints`, groups of equal joints with their `count` and `motor`. A motor that is in the catalog has an `actuator_id` for get_actuators; otherwise that is null, like every figure that no source states; the text leaves nulls out. ' +
    'An unknown id is refused with the nearest ids.',
  inputSchema: inputOf(ARGUMENTS),
  outputSchema: closed({ ...outlined.properties, joints: arrayOf(OBJECT), bom: OBJECT }, [
    ...outlined.required,
    'joints',
  ]),
  run: (service, given) => {
    const reading = readArguments(ARGUMENTS, given);
    if (!reading.ok) return refused({ code: 'invalid_parameter', faults: reading.fault });
    const { id = '', bom } = reading.value;
    const found = service.robotDetail(id);
    if (found !== null)
      return answered(bom === 'true' ? { ...found, bom: billOf(found, motorsOf(found, service.actuators)) } : found);
    return noSuchRecord(service, 'robot', id);
  },
};

/** The catalog's actuators in the joints of a robot, by id. */
function motorsOf({ joints }: RobotDetail, actuators: Collection<Actuator>): ReadonlyMap<string, Actuator> {
  const places = joints.flatMap(({ motor }) => actuators.placeOf(motor.actuator_id ?? '') ?? []);
  return new Map(places.map(actuators.recordAt).map((actuator) => [actuator.id, actuator]));
}

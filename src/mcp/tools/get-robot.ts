import { z } from 'zod';
import { robot } from '../../catalog/records.ts';
import type { SimulationTexts } from '../../catalog/simulation/texts.ts';
import { choice, type Parameter } from '../../query/parameter.ts';
import type { McpService } from '../service.ts';
import { taking } from './arguments.ts';
import { builtDocument } from './built-document.ts';
import { idArgument, noSuchRecord } from './ids.ts';
import { arrayOf, closed, inputOf, OBJECT, outlineOf, TEXT } from './schemas.ts';
import { answered, type Tool } from './tool.ts';

const SIMULATORS = ['mjcf', 'urdf', 'isaac_lab'] as const satisfies readonly (keyof SimulationTexts)[];

const ARGUMENTS = {
  id: idArgument('a robot', 'Id of the robot, as returned by search_robots.', 'unitree-go1'),
  bom: {
    schema: choice(['true', 'false']).default('false'),
    says: 'Adds `bom`, the bill of materials: `lines` with the motor, count, mass, price and availability of each joint group, and their `totals`.',
    example: 'true',
  },
  simulation: {
    schema: choice(SIMULATORS).optional(),
    says: 'Adds `simulation`, the limits of the joints as text for a simulator.',
    example: 'mjcf',
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
  outputSchema: closed({ ...outlined.properties, joints: arrayOf(OBJECT), bom: OBJECT, simulation: TEXT }, [
    ...outlined.required,
    'joints',
  ]),
  run: taking(ARGUMENTS, (service, { id = '', bom, simulation }) => {
    const found = service.robotDetail(id);
    if (found === null) return noSuchRecord(service, 'robot', id);
    return answered({
      ...found,
      ...(bom === 'true' && { bom: billOf(service, id) }),
      ...(simulation !== undefined && { simulation: textsOf(service, id)[simulation] }),
    });
  }),
};

const bill = z.looseObject({}).transform(({ id: _id, ...rest }) => rest);
const billOf = (service: McpService, id: string) => bill.parse(builtDocument(service, 'get_robot_bom', id));

const texts = z.record(z.string(), z.unknown());
const textsOf = (service: McpService, id: string) => texts.parse(builtDocument(service, 'get_robot_simulation', id));

import { z } from 'zod';
import { robot } from '../../catalog/records.ts';
import type { SimulationTexts } from '../../catalog/simulation/texts.ts';
import { COMPARE_IDS, rangeText } from '../../limits.ts';
import { findIds } from '../../query/compare-ids.ts';
import { choice, flag } from '../../query/kinds.ts';
import type { Parameters } from '../../query/parameter.ts';
import { builtDocument, type McpService } from '../service.ts';
import { taking } from './arguments.ts';
import { hintOfMissing, idArgument, IDS_INPUT, idsOf, noSuchRecord, readIds } from './ids.ts';
import { arrayOf, closed, inputOf, MAYBE_TEXT, OBJECT, outlineOf, RECORD, TEXT } from './schemas.ts';
import { answered, refused, type Tool } from './tool.ts';

/** Returns whole records of actuators. */
export const getActuators: Tool = {
  name: 'get_actuators',
  title: 'Get actuators',
  description:
    `Everything known about ${rangeText(COMPARE_IDS)} actuators, by id: every figure, notes with caveats, \`sources\` to cite, and \`robots_using\`, the robots with this actuator in a joint. ` +
    'Returns `data` in the order asked (a repeated id once), `not_found` with unknown ids, which do not fail the call, and a `hint` with the ids nearest to them. Null, which the text leaves out, means that no source states it.',
  inputSchema: IDS_INPUT,
  outputSchema: closed({
    data: arrayOf(RECORD),
    not_found: arrayOf({ type: 'string' }),
    hint: MAYBE_TEXT,
  }),
  run: (service, given) => {
    const parsed = readIds(given);
    if (!parsed.ok) return refused({ code: 'validation_failed', faults: parsed.fault });
    const { found, notFound } = findIds((id) => service.actuatorDetail(id) ?? undefined, parsed.value);
    return answered({
      data: found,
      not_found: notFound,
      hint: hintOfMissing(notFound, idsOf(service, 'actuators')),
    });
  },
};

const SIMULATORS = ['mjcf', 'urdf', 'isaac_lab'] as const satisfies readonly (keyof SimulationTexts)[];

const ARGUMENTS = {
  id: idArgument('a robot', 'Id of the robot, as returned by search_robots.', 'unitree-go1'),
  bom: {
    kind: flag(),
    usual: 'false',
    says: 'Adds `bom`, the bill of materials: `lines` with the motor, count, mass, price and availability of each joint group, and their `totals`.',
    example: 'true',
  },
  simulation: {
    kind: choice(SIMULATORS),
    says: 'Adds `simulation`, the limits of the joints as text for a simulator.',
    example: 'mjcf',
  },
} satisfies Parameters;

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

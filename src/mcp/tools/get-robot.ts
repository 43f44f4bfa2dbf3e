import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import { newIdOf } from '../../catalog/records/moved-ids.ts';
import type { SimulationTexts } from '../../catalog/simulation/snippets.ts';
import { shown } from '../../query/parameters/field-error.ts';
import { choice, flag, lowerCase } from '../../query/parameters/kinds.ts';
import type { Parameters } from '../../query/parameters/parameter.ts';
import { parseJsonArray } from '../../query/table/json-rows.ts';
import { builtDocument, type McpService } from '../service.ts';
import { withPlainValues } from './input/arguments.ts';
import { hintOfMissing, idArgument, idsOf, movedText, recordNamed } from './input/ids.ts';
import { inputOf, OBJECTS, OBJECT, output, TEXT } from './input/schemas.ts';
import { wholeNames, wholeRecord, withoutAddresses, type AnyRecord } from './results/records.ts';
import { answered, refused, type Tool } from './tool.ts';

const SIMULATORS = ['mjcf', 'urdf', 'isaac_lab'] as const satisfies readonly (keyof SimulationTexts)[];

const ARGUMENTS = {
  id: idArgument('a robot', 'Its id.', 'unitree-go1'),
  bom: {
    kind: flag(),
    defaultValue: 'false',
    says: 'Adds `bom`: count, mass, price and availability of the motors, and totals.',
    example: 'true',
  },
  simulation: {
    kind: choice(SIMULATORS),
    says: 'Adds the limits of the joints as text for a simulator.',
    example: 'mjcf',
  },
} satisfies Parameters;

/** Returns one robot with its joints. */
export const getRobot: Tool = {
  name: 'get_robot',
  title: 'Get a robot',
  description:
    'One robot: its figures, `sources` to cite, and `joints`, groups of equal joints with `count` and `motor`. A motor of the catalog has an `actuator_id` for get_actuators. `kinds` and `doubts` name figures by paths such as `joints/Knee (J3)/peak_torque_nm`; a figure that is null or absent is unknown.',
  inputSchema: inputOf({}, ARGUMENTS),
  outputSchema: output(
    {
      id: TEXT,
      joints: OBJECTS,
      bom: OBJECT,
      simulation: TEXT,
    },
    ['id', 'joints'],
  ),
  run: withPlainValues(ARGUMENTS, (service, { id: given = '', bom, simulation }) => {
    const asked = lowerCase(given);
    const moved = newIdOf(service.moved.robots, asked);
    const isKnown = service.robots.rowOf(moved ?? asked) !== undefined;
    const named = isKnown ? null : recordNamed(service, asked, ['robot']);
    const id = moved ?? named?.id ?? asked;
    const row = service.robots.rowOf(id);
    if (row === undefined) {
      const hint = `${hintOfMissing([id], idsOf(service, 'robots'))} \`search_robots\` finds robots by name.`;
      return refused({ code: 'not_found', detail: `No robot has the id \`${shown(id)}\`.`, hint });
    }
    return answered({
      ...wholeRecord(parseJsonArray(service.robots.selectionOf([row], WHOLE))[0] ?? {}),
      joints: withoutAddresses(builtDocument(service, 'get_robot', id).joints),
      ...(bom === 'true' && { bom: billOf(service, id) }),
      ...(simulation !== undefined && {
        simulation: builtDocument(service, 'get_robot_simulation', id)[simulation],
      }),
      hint: moved === null ? (named?.hint ?? '') : movedText(asked, moved),
    });
  }),
};

const WHOLE = wholeNames(ROBOT_FIELDS);

function billOf(service: McpService, id: string): AnyRecord {
  const { id: _id, ...bill } = builtDocument(service, 'get_robot_bom', id);
  return bill;
}

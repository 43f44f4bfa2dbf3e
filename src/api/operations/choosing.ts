import { billOf } from '../../catalog/bill-of-materials.ts';
import { robotDetailOf } from '../../catalog/dataset.ts';
import { ALTERNATIVES } from '../../limits.ts';
import { replacementsFor } from '../../query/replacements.ts';
import { STATIC_OF_RECORD, type OperationRow } from '../operation.ts';

/** The operations on one record that help to choose: what could replace it, what it is made of. */
export const CHOOSING_OPERATIONS = [
  {
    ...STATIC_OF_RECORD,
    id: 'get_actuator_alternatives',
    path: '/api/v1/actuators/{id}/alternatives',
    tag: 'Actuators',
    summary: 'Get what could replace an actuator.',
    description:
      `The successors that its maker names, or later versions of the model; then at most ${ALTERNATIVES.most} other actuators that may still be sold. They are ranked ` +
      'by how far torques, speed, mass, supply, bus and diameter are away, and each, like the successors, says in what it is better and worse; figures of unlike kinds, such as a stall and a peak torque, are not compared, and `text` says so; `kinds` and `doubts` are those of the figures compared. Whether one can be bolted on is not in the catalog.',
    pathId: { says: 'Slug of the actuator.', records: 'actuators' },
    schema: 'Alternatives',
    example: { id: 'damiao-dm-j8006-2ec-v1-0' },
    document: ({ dataset }, id) => {
      const actuator = dataset.actuatorById.get(id);
      return actuator && replacementsFor(dataset, actuator);
    },
  },
  {
    ...STATIC_OF_RECORD,
    id: 'get_robot_bom',
    path: '/api/v1/robots/{id}/bom',
    tag: 'Robots',
    summary: "Get the bill of materials of a robot's motors.",
    description:
      'A line for each joint group with the mass, price and availability of its motor, and their sums. Counts are motors, not groups; a sum says for how many motors the figure is unknown. ' +
      '`kinds` says what a mass or a price includes, `doubts` what is out of the ordinary. A line is not `exact` where a source names the model of the motor but not its version.',
    pathId: { says: 'Slug of the robot.', records: 'robots' },
    schema: 'RobotBillOfMaterials',
    example: { id: 'unitree-go1' },
    document: ({ dataset }, id) => {
      const robot = dataset.robotById.get(id);
      return robot && { id, ...billOf(dataset, robotDetailOf(dataset, robot)) };
    },
  },
] as const satisfies readonly OperationRow[];

import { billOf } from '../../catalog/records/bill-of-materials.ts';
import { actuatorFigures } from '../../catalog/records/build-figures.ts';
import { robotDetailOf } from '../../catalog/records/dataset.ts';
import {
  simulatedActuator,
  simulatedRobot,
  type SimulatedRecord,
} from '../../catalog/simulation/simulated-records.ts';
import { simulationTexts } from '../../catalog/simulation/snippets.ts';
import { torqueSpeedOf } from '../../catalog/torque-speed/torque-speed-document.ts';
import { ALTERNATIVES } from '../../limits.ts';
import { replacementsFor } from '../../query/alternatives/replacements.ts';
import { choice } from '../../query/parameters/kinds.ts';
import {
  ofActuator,
  ofRobot,
  STATIC_OF_ACTUATOR,
  STATIC_OF_ROBOT,
  type OperationRow,
} from '../operation-row.ts';

const documentOf = ({ joints, numbers }: SimulatedRecord) => ({ ...simulationTexts(joints), numbers });

const IN_FORMAT = {
  parameters: {
    format: {
      kind: choice(['mjcf', 'urdf', 'isaac_lab']),
      says: 'Return only this text, ready to save as a file.',
      example: 'mjcf',
    },
  },
  formats: {
    mjcf: 'application/xml; charset=utf-8',
    urdf: 'application/xml; charset=utf-8',
    isaac_lab: 'text/x-python; charset=utf-8',
  },
} as const;

const SIMULATED =
  'The force range is the peak torque; a stall torque, or one of unstated kind, is halved. The velocity is the highest speed at which that torque is still possible. If the line from a stall torque to a no-load speed is known, ' +
  'Isaac Lab gets it as `DCMotorCfg`. The armature is the inertia of the rotor times the square of the ratio; the torque constant is that of the output. Each number says whether it is ' +
  'published, derived or unknown, and from which fields; unknown ones are left out of the texts. An external stage multiplies torques by its ratio, divides speeds by it and multiplies the armature by its square.';

/**
 * The operations on one record: alternatives, bill of materials, torque over speed, numbers for simulators.
 */
export const RECORD_OPERATIONS = [
  {
    ...STATIC_OF_ACTUATOR,
    id: 'get_actuator_alternatives',
    path: '/api/v1/actuators/{id}/alternatives',
    summary: 'List alternatives to an actuator.',
    description:
      `The successors that its maker names, or later versions of the model; then at most ${ALTERNATIVES.most} other actuators that may still be sold, the most similar first ` +
      'by torques, speed, mass, supply, bus and diameter. Each lists the figures in which it is better or worse. Figures of unlike kinds, such as a stall and a peak torque, are not compared; `text` says so. `kinds` and `doubts` are those of the compared figures. The catalog does not say whether an alternative bolts on.',
    schema: 'Alternatives',
    example: { id: 'damiao-dm-j8006-2ec-v1-0' },
    document: ofActuator((actuator, dataset) => replacementsFor(dataset, actuator)),
  },
  {
    ...STATIC_OF_ROBOT,
    id: 'get_robot_bom',
    path: '/api/v1/robots/{id}/bom',
    summary: "Get the bill of materials of a robot's motors.",
    description:
      'A line for each joint group with the mass, price and availability of its motor, and their sums. Counts are motors, not groups; a sum says for how many motors the figure is unknown. ' +
      '`kinds` says what a mass or a price includes, `doubts` which figures are doubtful. A line is not `exact` where a source names the model of the motor but not its version: no sum counts its price.',
    schema: 'RobotBillOfMaterials',
    document: ofRobot((robot, dataset) => ({
      id: robot.id,
      ...billOf(dataset, robotDetailOf(dataset, robot)),
    })),
  },
  {
    ...STATIC_OF_ACTUATOR,
    id: 'get_actuator_torque_speed',
    path: '/api/v1/actuators/{id}/torque-speed',
    summary: 'Get the torque of an actuator over its speed.',
    description:
      'The corners of two curves at the output: the intermittent and the continuous torque. At each speed, `least_nm` is the torque that stated figures prove and `most_nm` the ' +
      'highest torque that they leave possible; between the two it is unknown. Both are straight between corners, and two corners at the same speed are a jump. `basis` names the figures behind ' +
      'them, `assumptions` everything else that is assumed. Half of a stall torque counts as proved.',
    schema: 'TorqueSpeed',
    document: ofActuator((actuator, dataset) =>
      torqueSpeedOf(actuator, actuatorFigures(dataset, actuator.id)),
    ),
  },
  {
    ...STATIC_OF_ACTUATOR,
    id: 'get_actuator_simulation',
    path: '/api/v1/actuators/{id}/simulation',
    summary: 'Get the numbers of an actuator for a simulator.',
    description: `The limits of one actuator as MJCF, URDF and Isaac Lab, for a joint called \`JOINT\`. ${SIMULATED}`,
    schema: 'Simulation',
    ...IN_FORMAT,
    refused: { invalid_parameter: { id: 'unitree-go-m8010-6', query: 'format=sdf' } },
    document: ofActuator((actuator, dataset) =>
      documentOf(simulatedActuator(actuator, actuatorFigures(dataset, actuator.id))),
    ),
  },
  {
    ...STATIC_OF_ROBOT,
    id: 'get_robot_simulation',
    path: '/api/v1/robots/{id}/simulation',
    summary: 'Get the numbers of a robot’s joints for a simulator.',
    description: `The limits of the joints of one robot as MJCF, URDF and Isaac Lab; joints are named after their roles and numbers. ${SIMULATED}`,
    schema: 'Simulation',
    ...IN_FORMAT,
    refused: { invalid_parameter: { id: 'unitree-go1', query: 'format=sdf' } },
    document: ofRobot((robot, dataset) => documentOf(simulatedRobot(dataset, robot))),
  },
] as const satisfies readonly OperationRow[];

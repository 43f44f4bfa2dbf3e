import { simulatedActuator, simulatedRobot, type Simulated } from '../../catalog/simulation/of-records.ts';
import { simulationTexts } from '../../catalog/simulation/texts.ts';
import { choice } from '../../query/kinds.ts';
import { STATIC_OF_RECORD, type OperationRow } from '../operation.ts';

const documentOf = ({ joints, numbers }: Simulated) => ({ ...simulationTexts(joints), numbers });

const FORMATS = {
  mjcf: 'application/xml; charset=utf-8',
  urdf: 'application/xml; charset=utf-8',
  isaac_lab: 'text/x-python; charset=utf-8',
} as const;

const IN_FORMAT = {
  parameters: {
    format: {
      kind: choice(['mjcf', 'urdf', 'isaac_lab']),
      says: 'One of the texts alone, as it goes into a file.',
      example: 'mjcf',
    },
  },
  formats: FORMATS,
} as const;

const TELLS =
  'The force range is the peak torque, and of a stall torque half; the velocity is the greatest speed at which that torque is not excluded. Where the line of a stall torque to a no-load speed is known, ' +
  'Isaac Lab gets it as `DCMotorCfg`. The armature is the inertia of the rotor times the ratio squared, the torque constant that of the output. Each number says whether it is ' +
  'published, derived or unknown, and from which fields; unknown ones are left out of the texts. An external stage multiplies torques by its ratio, divides speeds by it and multiplies the armature by its square.';

/** The operations that tell simulators the numbers of a record. */
export const SIMULATION_OPERATIONS = [
  {
    ...STATIC_OF_RECORD,
    id: 'get_actuator_simulation',
    path: '/api/v1/actuators/{id}/simulation',
    tag: 'Actuators',
    summary: 'Get the numbers of an actuator for a simulator.',
    description: `The limits of one actuator as MJCF, URDF and Isaac Lab, for a joint called \`JOINT\`. ${TELLS}`,
    pathId: { says: 'Slug of the actuator.', records: 'actuators' },
    schema: 'Simulation',
    ...IN_FORMAT,
    example: { id: 'unitree-go-m8010-6' },
    refused: { invalid_parameter: { id: 'unitree-go-m8010-6', query: 'format=sdf' } },
    document: ({ dataset }, id) => {
      const [actuator, entry] = [dataset.actuatorById.get(id), dataset.actuatorEntries.get(id)];
      return actuator && entry && documentOf(simulatedActuator(actuator, entry));
    },
  },
  {
    ...STATIC_OF_RECORD,
    id: 'get_robot_simulation',
    path: '/api/v1/robots/{id}/simulation',
    tag: 'Robots',
    summary: 'Get the numbers of a robot’s joints for a simulator.',
    description: `The limits of the joints of one robot as MJCF, URDF and Isaac Lab; joints are called after their roles and numbers. ${TELLS}`,
    pathId: { says: 'Slug of the robot.', records: 'robots' },
    schema: 'Simulation',
    ...IN_FORMAT,
    example: { id: 'unitree-go1' },
    refused: { invalid_parameter: { id: 'unitree-go1', query: 'format=sdf' } },
    document: ({ dataset }, id) => {
      const robot = dataset.robotById.get(id);
      return robot && documentOf(simulatedRobot(dataset, robot));
    },
  },
] as const satisfies readonly OperationRow[];

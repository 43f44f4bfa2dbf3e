import { actuatorClaims, robotClaims } from '../../catalog/evidence/claims-document.ts';
import { robotDetailOf } from '../../catalog/records/dataset.ts';
import {
  ofActuator,
  ofRobot,
  STATIC_OF_ACTUATOR,
  STATIC_OF_ROBOT,
  type OperationRow,
} from '../operation-row.ts';

/** The operations on the sources of figures. */
export const CLAIM_OPERATIONS = [
  {
    ...STATIC_OF_ACTUATOR,
    id: 'get_actuator_claims',
    path: '/api/v1/actuators/{id}/claims',
    summary: 'Get the evidence of one actuator.',
    description:
      'The figures of one actuator with the words of each source that states them: how the words convert to our unit or why they do ' +
      'not, the kind of each figure, and whether the sources agree. Figures without a field in the record are here too.',
    schema: 'Claims',
    document: ofActuator((actuator, _dataset, entry) => actuatorClaims(actuator, entry)),
  },
  {
    ...STATIC_OF_ROBOT,
    id: 'get_robot_claims',
    path: '/api/v1/robots/{id}/claims',
    summary: 'Get the evidence of one robot.',
    description:
      'The figures of one robot, and of the motors in its joints, with the words of each source that states them. The field of a ' +
      'joint is a path such as `joints/Hip (J1-J4)/peak_torque_nm`.',
    schema: 'Claims',
    document: ofRobot((robot, dataset, entry) => robotClaims(robotDetailOf(dataset, robot), entry)),
  },
] as const satisfies readonly OperationRow[];

import { JOINT_LISTING } from '../../query/joints.ts';
import { answerJoints } from '../answers/list.ts';
import { OF_LIST, type OperationRow } from '../operation.ts';

/** The operations on joints. */
export const JOINT_OPERATIONS = [
  {
    id: 'list_joints',
    method: 'GET',
    path: '/api/v1/joints',
    tag: 'Robots',
    summary: 'Search and filter the joints of all robots.',
    description:
      'Every joint group of every robot, with its robot and its motor, by robot and in the order of its joints unless `sort` is given. Paging works as for ' +
      'actuators. `exact` is false where a source names the model of the motor but not its version, or where the motor is not listed.',
    parameters: JOINT_LISTING.parameters,
    schema: 'JointGroupList',
    selected: 'JointGroupSelectionList',
    problems: OF_LIST,
    example: { query: 'q=knee&kind=humanoid&min_peak_torque_nm=100&limit=1' },
    refused: { invalid_parameter: { query: 'limit=101' }, invalid_cursor: { query: 'cursor=WyJnbyJd' } },
    answer: answerJoints,
  },
] as const satisfies readonly OperationRow[];

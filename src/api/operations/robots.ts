import { robotDetailOf } from '../../catalog/records/dataset.ts';
import { ROBOT_LISTING } from '../../query/list/actuator-and-robot-lists.ts';
import { answerListOf } from '../answers/list.ts';
import { OF_LIST, OF_RECORD, ofRobot, STATIC_OF_ROBOT, type OperationRow } from '../operation-row.ts';

/** The operations on robots. */
export const ROBOT_OPERATIONS = [
  {
    id: 'list_robots',
    method: 'GET',
    path: '/api/v1/robots',
    tag: 'Robots',
    summary: 'Search and filter robots.',
    description: 'Robots that pass every given filter, a page at a time. Paging works as for actuators.',
    parameters: ROBOT_LISTING.parameters,
    schema: 'RobotList',
    problems: OF_LIST,
    example: { query: 'q=quadruped&limit=1' },
    refused: { invalid_parameter: { query: 'limit=101' }, invalid_cursor: { query: 'cursor=WyJnbyJd' } },
    answer: answerListOf(ROBOT_LISTING, 'robots'),
  },
  {
    ...STATIC_OF_ROBOT,
    ignoresParameters: true,
    id: 'get_robot',
    path: '/api/v1/robots/{id}',
    summary: 'Get one robot.',
    description:
      'One robot with its joint groups, each with its motor and, where it is listed, the catalog actuator.',
    schema: 'RobotDetail',
    problems: OF_RECORD,
    document: ofRobot((robot, dataset) => robotDetailOf(dataset, robot)),
  },
] as const satisfies readonly OperationRow[];

import { robotDetailOf } from '../../catalog/dataset.ts';
import { ROBOT_LISTING } from '../../query/listings.ts';
import { answerRobots } from '../answers/list.ts';
import { ALWAYS, OF_RECORD, STATIC_OF_SPEC, type OperationRow } from '../operation.ts';

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
    selected: 'RobotSelectionList',
    problems: ['invalid_parameter', 'invalid_cursor', ...ALWAYS],
    example: { query: 'q=quadruped&limit=1' },
    refused: { invalid_parameter: { query: 'limit=101' }, invalid_cursor: { query: 'cursor=WyJnbyJd' } },
    answer: answerRobots,
  },
  {
    ...STATIC_OF_SPEC,
    id: 'get_robot',
    path: '/api/v1/robots/{id}',
    tag: 'Robots',
    summary: 'Get one robot.',
    description: 'One robot with its joint groups, each with its motor and, where it is listed, the catalog actuator.',
    pathId: { says: 'Slug of the robot.', records: 'robots' },
    schema: 'RobotDetail',
    problems: OF_RECORD,
    example: { id: 'unitree-go1' },
    document: ({ dataset }, id) => {
      const robot = dataset.robotById.get(id);
      return robot && robotDetailOf(dataset, robot);
    },
  },
] as const satisfies readonly OperationRow[];

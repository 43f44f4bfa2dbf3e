import { JOINT_LISTING } from '../../query/list/joint-listing.ts';
import { SEARCH_PARAMETERS } from '../../query/search/parse-search.ts';
import { ACTUATOR_SUMMARY, JOINT_SUMMARY, ROBOT_SUMMARY } from '../../query/summary/parse-summary.ts';
import { answerListOf } from '../answers/list.ts';
import { answerSearch } from '../answers/search.ts';
import { answerSummaryOf } from '../answers/summary.ts';
import { OF_LIST, OF_QUERY, type OperationRow } from '../operation-row.ts';

const says = (records: string): string =>
  `Counts the ${records} that pass every given filter by the values of fields, and gives minimum, quartiles and maximum of figures, ` +
  'with how many of them are known. The filters are those of the list.';

const COMMON = {
  method: 'GET',
  schema: 'Summary',
  problems: OF_QUERY,
} as const;

/** The operations that search everything, search joints, and summarise lists. */
export const SEARCH_OPERATIONS = [
  {
    id: 'search',
    method: 'GET',
    path: '/api/v1/search',
    tag: 'Catalog',
    summary: 'Search actuators, robots and brands.',
    description:
      'One ranked list. Exact names come first, then names that begin with the text, names that have its letters and digits joined in any ' +
      'way, names that have all its words, and last hits that have the words only in the rest of their text (`in_text`); among equals, the more used and better known come first. A search word matches the ' +
      'beginning of a word; one of up to three letters matches a whole word, a "quoted phrase" only as written. A word that occurs nowhere is replaced with a similar one, and `corrected` ' +
      'says so. `hints` names filters for words of the text, such as a bus. If nothing is found, `did_you_mean` has similar names.',
    parameters: SEARCH_PARAMETERS,
    schema: 'SearchResult',
    problems: OF_QUERY,
    example: { query: 'q=xm430w350' },
    refused: { invalid_parameter: { query: 'q=&type=motor' } },
    answer: answerSearch,
  },
  {
    id: 'list_joints',
    method: 'GET',
    path: '/api/v1/joints',
    tag: 'Robots',
    summary: 'Search and filter the joints of all robots.',
    description:
      'Every joint group of every robot, with its robot and its motor. Without `sort`, the order is by robot and joint. Paging works as for ' +
      'actuators. `exact` is false where a source names the model of the motor but not its version, or where the motor is not listed.',
    parameters: JOINT_LISTING.parameters,
    schema: 'JointGroupList',
    problems: OF_LIST,
    example: { query: 'q=knee&kind=humanoid&min_peak_torque_nm=100&limit=1' },
    refused: { invalid_parameter: { query: 'limit=101' }, invalid_cursor: { query: 'cursor=WyJnbyJd' } },
    answer: answerListOf(JOINT_LISTING, 'jointGroups'),
  },
  {
    ...COMMON,
    id: 'summarize_actuators',
    path: '/api/v1/actuators/summary',
    tag: 'Actuators',
    summary: 'Count actuators and summarize their figures.',
    description: says('actuators'),
    parameters: ACTUATOR_SUMMARY.parameters,
    example: {
      query: 'count_by=category&spread_of=torque_density_nm_per_kg&by=category&min_peak_torque_nm=20',
    },
    refused: { invalid_parameter: { query: 'count_by=brnad&spread_of=price' } },
    answer: answerSummaryOf(ACTUATOR_SUMMARY, 'actuators'),
  },
  {
    ...COMMON,
    id: 'summarize_robots',
    path: '/api/v1/robots/summary',
    tag: 'Robots',
    summary: 'Count robots and summarize their figures.',
    description: says('robots'),
    parameters: ROBOT_SUMMARY.parameters,
    example: { query: 'count_by=kind&spread_of=dof&by=kind' },
    refused: { invalid_parameter: { query: 'count_by=knid&by=name' } },
    answer: answerSummaryOf(ROBOT_SUMMARY, 'robots'),
  },
  {
    ...COMMON,
    id: 'summarize_joints',
    path: '/api/v1/joints/summary',
    tag: 'Robots',
    summary: 'Count joints and summarize their figures.',
    description: `${says('joint groups')} A group of equal joints counts once. Limits of robot models are among the peak torques: \`by=peak_torque_kind\` keeps them apart.`,
    parameters: JOINT_SUMMARY.parameters,
    example: { query: 'q=knee&count_by=robot_kind&spread_of=peak_torque_nm&by=peak_torque_kind' },
    refused: { invalid_parameter: { query: 'count_by=robot_knid&by=role' } },
    answer: answerSummaryOf(JOINT_SUMMARY, 'jointGroups'),
  },
] as const satisfies readonly OperationRow[];

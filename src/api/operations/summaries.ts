import { ACTUATOR_SUMMING, JOINT_SUMMING, ROBOT_SUMMING } from '../../query/parse-summary.ts';
import { answerActuatorSummary, answerJointSummary, answerRobotSummary } from '../answers/summary.ts';
import { OF_QUERY, type OperationRow } from '../operation.ts';

const says = (records: string): string =>
  `Counts the ${records} that pass every given filter by the values of fields, and gives minimum, quartiles and maximum of figures, ` +
  'with how many of them are known. The filters are those of the list.';

const COMMON = {
  method: 'GET',
  schema: 'Summary',
  problems: OF_QUERY,
} as const;

/** The operations that sum lists up. */
export const SUMMARY_OPERATIONS = [
  {
    ...COMMON,
    id: 'summarize_actuators',
    path: '/api/v1/actuators/summary',
    tag: 'Actuators',
    summary: 'Count actuators and summarize their figures.',
    description: says('actuators'),
    parameters: ACTUATOR_SUMMING.parameters,
    example: { query: 'count_by=category&spread_of=torque_density_nm_per_kg&by=category&min_peak_torque_nm=20' },
    refused: { invalid_parameter: { query: 'count_by=brnad&spread_of=price' } },
    answer: answerActuatorSummary,
  },
  {
    ...COMMON,
    id: 'summarize_robots',
    path: '/api/v1/robots/summary',
    tag: 'Robots',
    summary: 'Count robots and summarize their figures.',
    description: says('robots'),
    parameters: ROBOT_SUMMING.parameters,
    example: { query: 'count_by=kind&spread_of=dof&by=kind' },
    refused: { invalid_parameter: { query: 'count_by=knid&by=name' } },
    answer: answerRobotSummary,
  },
  {
    ...COMMON,
    id: 'summarize_joints',
    path: '/api/v1/joints/summary',
    tag: 'Robots',
    summary: 'Count joints and summarize their figures.',
    description: `${says('joint groups')} A group of equal joints counts once. Limits of robot models are among the peak torques: \`by=peak_torque_kind\` keeps them apart.`,
    parameters: JOINT_SUMMING.parameters,
    example: { query: 'q=knee&count_by=robot_kind&spread_of=peak_torque_nm&by=peak_torque_kind' },
    refused: { invalid_parameter: { query: 'count_by=robot_knid&by=role' } },
    answer: answerJointSummary,
  },
] as const satisfies readonly OperationRow[];

import type { OperationId } from '../../api/operations.ts';
import { BULK_ROOT } from '../../bulk/paths.ts';
import { PATHS } from '../paths.ts';
import { code, markdownTable, paragraphs, pathLink } from './markdown.ts';

/** What people want, a request that answers it, and its operation; the tests ask each. */
export const WANTS: readonly (readonly [want: string, request: string, operation: OperationId])[] = [
  [
    'the lightest that has these figures',
    '/api/v1/actuators?min_peak_torque_nm=20&voltage_v=48&comm=CAN&sort=weight_g&order=asc',
    'list_actuators',
  ],
  ['one by its name, however spelled', '/api/v1/search?q=ak80', 'search'],
  [
    'all of one maker, some figures each',
    '/api/v1/actuators?brand=maxon&fields=name,rated_torque_nm,kinds',
    'list_actuators',
  ],
  ['everything about one, and the robots that use it', '/api/v1/actuators/unitree-go-m8010-6', 'get_actuator'],
  [
    'some side by side',
    '/api/v1/actuators/compare?ids=unitree-go-m8010-6,cubemars-ak70-9-v3-0-kv60',
    'compare_actuators',
  ],
  ['what drives my joint', '/api/v1/actuators/match?duty=60:2,10:8&voltage_v=48', 'match_actuators'],
  ['what gives a torque at a speed', '/api/v1/actuators/match?peak_points=40@115', 'match_actuators'],
  ['the torque over speed of one', '/api/v1/actuators/robstride-rs03/torque-speed', 'get_actuator_torque_speed'],
  ['a replacement', '/api/v1/actuators/robotis-xm540-w270-r/alternatives', 'get_actuator_alternatives'],
  [
    'the best trade-offs of two figures',
    '/api/v1/actuators?frontier=price_usd,torque_density_nm_per_kg',
    'list_actuators',
  ],
  ['who states a figure, and in which words', '/api/v1/actuators/unitree-go-m8010-6/claims', 'get_actuator_claims'],
  [
    'counts or medians, no records',
    '/api/v1/actuators/summary?count_by=country&spread_of=weight_g&by=category',
    'summarize_actuators',
  ],
  ['what drives a robot', '/api/v1/robots/unitree-go1', 'get_robot'],
  ['knees, hips or wrists over all robots', '/api/v1/joints?q=knee&kind=humanoid', 'list_joints'],
  ['mass and price of the motors of a robot', '/api/v1/robots/enactic-openarm-1-0/bom', 'get_robot_bom'],
  [
    'a robot or an actuator in a simulator',
    '/api/v1/robots/unitree-go1/simulation?format=mjcf',
    'get_robot_simulation',
  ],
  ['what a field means, and how often it is known', '/api/v1/fields', 'list_fields'],
  ['how good the catalog is', '/api/v1/quality', 'get_quality'],
  ['the whole catalog as files, rights, how to cite it', '/api/v1/dataset', 'get_dataset'],
  ['what a release changed', '/api/v1/changes', 'list_changes'],
];

/** The section that leads from what people want to what they ask. */
export const whatToAsk = (): string =>
  paragraphs(
    '## What to ask',
    `Several joints at once go by [${code('POST /api/v1/actuators/match')}](#match_actuators_batch), all files are listed at [${BULK_ROOT}](${BULK_ROOT}), and [a form](${PATHS.requestForm}) builds every request. [Choosing](#choosing) takes four tasks from the requirement to a choice.`,
    markdownTable(
      ['I want …', 'Ask', 'More'],
      WANTS.map(([want, request, operation]) => [want, pathLink(request), `[${operation}](#${operation})`]),
    ),
  );

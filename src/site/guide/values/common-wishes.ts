import type { OperationId } from '../../../api/operations.ts';
import { markdownTable, pathLink } from '../markdown.ts';

/** Common wishes, each with the path below `/api/v1` that answers it, and its operation. */
const ROWS: readonly (readonly [want: string, path: string, operation: OperationId])[] = [
  [
    'the lightest actuator with these figures',
    '/actuators?min_peak_torque_nm=20&voltage_v=48&comm=CAN&sort=weight_g&order=asc',
    'list_actuators',
  ],
  ['one by its name, in any spelling', '/search?q=ak80', 'search'],
  [
    'all of one maker, with only some figures',
    '/actuators?brand=maxon&fields=name,rated_torque_nm,kinds',
    'list_actuators',
  ],
  ['everything about one, and the robots that use it', '/actuators/unitree-go-m8010-6', 'get_actuator'],
  [
    'several side by side',
    '/actuators/compare?ids=unitree-go-m8010-6,cubemars-ak70-9-v3-0-kv60',
    'compare_actuators',
  ],
  ['actuators for my joint', '/actuators/match?duty=60:2,10:8&voltage_v=48', 'match_actuators'],
  ['actuators that give a torque at a speed', '/actuators/match?peak_points=40@115', 'match_actuators'],
  ['the torque-speed curve of one', '/actuators/robstride-rs03/torque-speed', 'get_actuator_torque_speed'],
  ['a replacement', '/actuators/robotis-xm540-w270-r/alternatives', 'get_actuator_alternatives'],
  [
    'the best trade-offs of two figures',
    '/actuators?frontier=price_usd,torque_density_nm_per_kg',
    'list_actuators',
  ],
  [
    'the sources of its figures, with their words',
    '/actuators/unitree-go-m8010-6/claims',
    'get_actuator_claims',
  ],
  [
    'counts or medians instead of records',
    '/actuators/summary?count_by=country&spread_of=weight_g&by=category',
    'summarize_actuators',
  ],
  ['the motors in a robot', '/robots/unitree-go1', 'get_robot'],
  ['knees, hips or wrists over all robots', '/joints?q=knee&kind=humanoid', 'list_joints'],
  ['mass and price of the motors of a robot', '/robots/enactic-openarm-1-0/bom', 'get_robot_bom'],
  [
    'a robot or an actuator in a simulator',
    '/robots/unitree-go1/simulation?format=mjcf',
    'get_robot_simulation',
  ],
  ['the meaning of a field, and how often it is known', '/fields', 'list_fields'],
  ['the quality of the catalog', '/quality', 'get_quality'],
  ['the whole catalog as files, rights, how to cite it', '/dataset', 'get_dataset'],
  ['the changes in a release', '/changes', 'list_changes'],
];

/** Common wishes, each with a request that answers it, and its operation; the tests send each. */
export const WANTS = ROWS.map(([want, path, operation]) => [want, `/api/v1${path}`, operation] as const);

/** The table of common wishes. */
export const wantsTable = (): string =>
  markdownTable(
    ['I want …', 'Ask', 'More'],
    WANTS.map(([want, request, operation]) => [want, pathLink(request), `[${operation}](#${operation})`]),
  );

import type { Arguments } from '../../src/mcp/tools/tool.ts';
import type { ApiQuestion } from '../support/in-process.ts';

/** A refused request and the parts of its problem. */
export interface BadInput {
  readonly says: string;
  readonly asked: ApiQuestion;
  /** The same request as a tool call; absent if no tool can make it. */
  readonly call?: readonly [tool: string, given: Arguments];
  readonly field: string;
  readonly found: string;
  readonly wanted: string;
  readonly repair: string;
  /** Parts that a tool words differently, because its arguments have other names. */
  readonly byTool?: Partial<Record<'field' | 'found' | 'wanted' | 'repair', string>>;
}

export const MATCH = '/api/v1/actuators/match';
export const joints = (...asked: unknown[]): ApiQuestion => ({ target: MATCH, body: { joints: asked } });
/** Bad input of searches over everything and of several joints, which no tool takes. */
export const FURTHER: readonly BadInput[] = [
  {
    says: 'a search for an unknown type',
    asked: { target: '/api/v1/search?q=ak80&type=actuater' },
    field: 'type',
    found: 'got actuater',
    wanted: 'must be some of actuator, robot, brand',
    repair: 'Did you mean `actuator` instead of `actuater`?',
  },
  {
    says: 'too many hits of a search',
    asked: { target: '/api/v1/search?q=ak80&limit=51' },
    field: 'limit',
    found: 'got 51',
    wanted: 'must be an integer from 1 to 50',
    repair: '`limit` must be an integer from 1 to 50.',
  },
  {
    says: 'a malformed `linked` of joints',
    asked: { target: '/api/v1/joints?linked=yes' },
    call: ['search_joints', { linked: 'yes' }],
    field: 'linked',
    found: 'got yes',
    wanted: 'must be one of true, false',
    repair: '`linked` must be one of true, false.',
  },
  {
    says: 'spreads by an unknown field',
    asked: { target: '/api/v1/actuators/summary?by=famly&spread_of=weight_g' },
    call: ['summarize_catalog', { by: 'famly', spread_of: 'weight_g' }],
    field: 'by',
    found: 'got famly',
    wanted: 'must be one of ',
    repair: '`by` takes brand, category',
  },
  {
    says: 'a margin of 0',
    asked: { target: `${MATCH}?min_peak_torque_nm=5&margin=0` },
    call: ['match_actuators', { min_peak_torque_nm: 5, margin: 0 }],
    field: 'margin',
    found: 'got 0',
    wanted: 'must be a number above 0 and at most 10',
    repair: '`margin` must be a number above 0',
  },
  {
    says: 'a tolerance above 1',
    asked: { target: `${MATCH}?min_peak_torque_nm=5&tolerance=2` },
    call: ['match_actuators', { min_peak_torque_nm: 5, tolerance: 2 }],
    field: 'tolerance',
    found: 'got 2',
    wanted: 'must be a number from 0 to 1',
    repair: '`tolerance` must be a number from 0 to 1',
  },
  {
    says: 'degrees of freedom that contradict each other',
    asked: { target: '/api/v1/robots?min_dof=9&max_dof=3' },
    call: ['search_robots', { min_dof: 9, max_dof: 3 }],
    field: 'max_dof',
    found: 'got 3',
    wanted: 'must be at least 9, which is `min_dof`',
    repair: 'Nothing lies between `min_dof=9` and `max_dof=3`',
    byTool: {
      wanted: 'must be at least 9, which is `min` of `dof`',
      repair: 'Nothing lies between `{"field": "dof", "min": 9}` and `{"field": "dof", "max": 3}`',
    },
  },
  {
    says: 'an unknown member of a joint',
    asked: joints({ name: 'Knee', peak_torqe_nm: 5 }),
    field: 'joints.0.peak_torqe_nm',
    found: 'is not a member here (joint Knee)',
    wanted: 'is not a member here (joint Knee)',
    repair: 'Did you mean `min_peak_torque_nm` or `max_peak_torque_nm` instead of `peak_torqe_nm`?',
  },
  {
    says: 'a joint with a rated torque above its peak torque',
    asked: joints({ name: 'Knee', min_peak_torque_nm: 5, min_rated_torque_nm: 9 }),
    field: 'joints.0.min_rated_torque_nm',
    found: 'got 9 (joint Knee)',
    wanted: 'must be at most the peak torque that is required, 5',
    repair: 'Lower `min_rated_torque_nm` to 5, or raise `min_peak_torque_nm` to 9.',
  },
  {
    says: 'a voltage with a unit',
    asked: { target: '/api/v1/actuators?voltage_v=48V' },
    call: ['search_actuators', { voltage_v: '48V' }],
    field: 'voltage_v',
    found: 'got 48V',
    wanted:
      'must be a number of at least 0 in plain decimal notation, without a unit, or a range such as 24-48',
    repair: '48V is 48 V: send `voltage_v=48`.',
    byTool: {
      repair: '48V is 48 V: send `"voltage_v": 48`.',
    },
  },
  {
    says: 'a ratio that does not end in :1',
    asked: { target: `${MATCH}?min_peak_torque_nm=5&external_ratio=1:3` },
    call: ['match_actuators', { min_peak_torque_nm: 5, external_ratio: '1:3' }],
    field: 'external_ratio',
    found: 'got 1:3',
    wanted: 'must be a number above 0 and at most 1000, or a ratio such as 9:1',
    repair: '`external_ratio` must be a number above 0',
  },
  {
    says: 'a bound of a match without `min` or `max`',
    asked: { target: `${MATCH}?min_peak_torque_nm=5&weight_g=600` },
    call: ['match_actuators', { min_peak_torque_nm: 5, weight_g: 600 }],
    field: 'weight_g',
    found: 'is not a parameter of this operation',
    wanted: 'is not a parameter of this operation',
    repair: 'Did you mean `max_weight_g` or `min_weight_g` instead of `weight_g`?',
    byTool: {
      found: 'is not an argument of this tool',
      wanted: 'is not an argument of this tool',
      repair: 'Did you mean `max` of `weight_g` in `bounds` or `min` of `weight_g` instead of `weight_g`?',
    },
  },
  {
    says: 'a bound of a joint without `min` or `max`',
    asked: joints({ name: 'Knee', speed_rpm: 60 }),
    field: 'joints.0.speed_rpm',
    found: 'is not a member here (joint Knee)',
    wanted: 'is not a member here (joint Knee)',
    repair: 'Did you mean `min_speed_rpm` or `max_speed_rpm` instead of `speed_rpm`?',
  },
  {
    says: 'a bound that a figure does not have',
    asked: { target: `${MATCH}?min_peak_torque_nm=5&min_noise_db=60` },
    call: ['match_actuators', { min_peak_torque_nm: 5, min_noise_db: 60 }],
    field: 'min_noise_db',
    found: 'is not a parameter of this operation',
    wanted: 'is not a parameter of this operation',
    repair: 'The parameters are `duty`, ',
    byTool: {
      found: 'is not an argument of this tool',
      wanted: 'is not an argument of this tool',
      repair: 'The arguments are bounds, duty, ',
    },
  },
];

import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callTool } from '../../src/mcp/tools/call-tool.ts';
import { mcpService } from '../mcp/support/service.ts';
import { answerTo, bodyOf, type ApiQuestion } from '../support/in-process.ts';
import { realService } from '../support/real-service.ts';
import { FURTHER, joints, MATCH, type BadInput } from './bad-input.ts';

// An error of a request has four parts, the same by REST and by the tools: the field, the value found, the
// value wanted, and the repair.

const knees = (count: number): ApiQuestion =>
  joints(...Array.from({ length: count }, () => ({ name: 'Knee', min_peak_torque_nm: 20 })));

const TABLE: readonly BadInput[] = [
  {
    says: 'an unknown field',
    asked: { target: '/api/v1/actuators?fields=id,peak_torqe_nm' },
    call: ['search_actuators', { fields: 'id,peak_torqe_nm' }],
    field: 'fields',
    found: 'got peak_torqe_nm',
    wanted: 'must be some of ',
    repair: 'Did you mean `peak_torque_nm` instead of `peak_torqe_nm`?',
  },
  {
    says: 'an unknown parameter',
    asked: { target: `${MATCH}?peak_torqe_nm=5` },
    call: ['match_actuators', { peak_torqe_nm: 5 }],
    field: 'peak_torqe_nm',
    found: 'is not a parameter of this operation',
    wanted: 'is not a parameter of this operation',
    repair: 'Did you mean `min_peak_torque_nm` or `max_peak_torque_nm` instead of `peak_torqe_nm`?',
    byTool: {
      found: 'is not an argument of this tool',
      wanted: 'is not an argument of this tool',
      repair:
        'Did you mean `min` of `peak_torque_nm` in `bounds` or `max` of `peak_torque_nm` instead of `peak_torqe_nm`?',
    },
  },
  {
    says: 'a ratio of 0',
    asked: { target: `${MATCH}?min_peak_torque_nm=5&external_ratio=0` },
    call: ['match_actuators', { min_peak_torque_nm: 5, external_ratio: 0 }],
    field: 'external_ratio',
    found: 'got 0',
    wanted: 'must be a number above 0 and at most 1000',
    repair: '`external_ratio` must be a number above 0',
  },
  {
    says: 'an efficiency above 1',
    asked: { target: `${MATCH}?min_peak_torque_nm=5&external_efficiency=1.5` },
    call: ['match_actuators', { min_peak_torque_nm: 5, external_efficiency: 1.5 }],
    field: 'external_efficiency',
    found: 'got 1.5',
    wanted: 'must be a number above 0 and at most 1',
    repair: '`external_efficiency` must be a number above 0',
  },
  {
    says: 'an empty duty',
    asked: { target: `${MATCH}?duty=` },
    field: 'duty',
    found: 'got ""',
    wanted: 'must have a value',
    repair: 'Give `duty` a value, as in `duty=60:2,10:8`, or leave it out.',
  },
  {
    says: 'a duty without torque',
    asked: { target: `${MATCH}?duty=0:5` },
    call: ['match_actuators', { duty: '0:5' }],
    field: 'duty',
    found: 'got 0:5',
    wanted: 'must be 1 to 100 steps of torque in N·m and seconds such as 60:2,10:8',
    repair: '`duty` must be 1 to 100 steps',
  },
  {
    says: 'no requirement',
    asked: { target: `${MATCH}?limit=5` },
    call: ['match_actuators', { limit: 5 }],
    field: 'query',
    found: 'got none',
    wanted: 'needs at least one requirement',
    repair: 'State at least one requirement, such as `min_peak_torque_nm`',
    byTool: {
      field: 'arguments',
      repair: 'State at least one requirement, such as `min` of `peak_torque_nm` in `bounds`',
    },
  },
  {
    says: 'bounds that contradict each other',
    asked: { target: '/api/v1/actuators?min_weight_g=900&max_weight_g=100' },
    call: ['search_actuators', { min_weight_g: 900, max_weight_g: 100 }],
    field: 'max_weight_g',
    found: 'got 100',
    wanted: 'must be at least 900, which is `min_weight_g`',
    repair: 'Nothing lies between `min_weight_g=900` and `max_weight_g=100`: swap them, or leave one out.',
    byTool: {
      wanted: 'must be at least 900, which is `min` of `weight_g`',
      repair:
        'Nothing lies between `{"field": "weight_g", "min": 900}` and `{"field": "weight_g", "max": 100}`',
    },
  },
  {
    says: 'a rated torque above the peak torque',
    asked: { target: `${MATCH}?min_peak_torque_nm=10&min_rated_torque_nm=20` },
    call: ['match_actuators', { min_peak_torque_nm: 10, min_rated_torque_nm: 20 }],
    field: 'min_rated_torque_nm',
    found: 'got 20',
    wanted: 'must be at most the peak torque that is required, 10',
    repair: 'Lower `min_rated_torque_nm` to 10, or raise `min_peak_torque_nm` to 20.',
    byTool: {
      repair: 'Lower `min` of `rated_torque_nm` in `bounds` to 10, or raise `min` of `peak_torque_nm` to 20.',
    },
  },
  {
    says: 'an unknown kind of torque',
    asked: { target: '/api/v1/actuators?peak_torque_kind=stal' },
    call: ['search_actuators', { peak_torque_kind: 'stal' }],
    field: 'peak_torque_kind',
    found: 'got stal',
    wanted: 'must be some of stall, peak',
    repair: 'Did you mean `stall` instead of `stal`?',
  },
  {
    says: 'an unknown figure that records must have',
    asked: { target: '/api/v1/actuators?has=prize_usd' },
    call: ['search_actuators', { has: 'prize_usd' }],
    field: 'has',
    found: 'got prize_usd',
    wanted: 'must be some of ',
    repair: 'Did you mean `price_usd` instead of `prize_usd`?',
  },
  {
    says: 'a frontier of one figure',
    asked: { target: '/api/v1/actuators?frontier=price_usd' },
    call: ['search_actuators', { frontier: 'price_usd' }],
    field: 'frontier',
    found: 'got price_usd',
    wanted: 'must name two different fields',
    repair: '`frontier` must name two different fields.',
  },
  {
    says: 'an incomplete ingress protection',
    asked: { target: '/api/v1/actuators?min_ip=6' },
    call: ['search_actuators', { min_ip: '6' }],
    field: 'min_ip',
    found: 'got 6',
    wanted: 'must be two digits such as 65',
    repair: '`min_ip` must be two digits such as 65',
  },
  {
    says: 'counts by an unknown field',
    asked: { target: '/api/v1/actuators/summary?count_by=countri' },
    call: ['summarize_catalog', { count_by: 'countri' }],
    field: 'count_by',
    found: 'got countri',
    wanted: 'must be some of ',
    repair: 'Did you mean `country` instead of `countri`?',
  },
  {
    says: 'joints of an unknown kind of robot',
    asked: { target: '/api/v1/joints?kind=human' },
    call: ['search_joints', { kind: 'human' }],
    field: 'kind',
    found: 'got human',
    wanted: 'must be some of quadruped, humanoid',
    repair: '`kind` must be some of quadruped, humanoid',
  },
  {
    says: '13 joints',
    asked: knees(13),
    field: 'joints',
    found: 'got 13',
    wanted: 'must hold 1 to 12 joints',
    repair: 'Ask for at most 12 joints at a time.',
  },
  {
    says: 'no joints',
    asked: joints(),
    field: 'joints',
    found: 'got 0',
    wanted: 'must hold 1 to 12 joints',
    repair: 'Name at least one joint.',
  },
  {
    says: 'a joint without a requirement',
    asked: joints({ name: 'Hip', min_peak_torque_nm: 5 }, { name: 'Knee' }),
    field: 'joints.1',
    found: 'got none (joint Knee)',
    wanted: 'needs at least one requirement',
    repair: 'State at least one requirement, such as `min_peak_torque_nm`',
  },
  {
    says: 'an impossible ratio of a joint',
    asked: joints({ name: 'Knee', min_peak_torque_nm: 5, external_ratio: -1 }),
    field: 'joints.0.external_ratio',
    found: 'got -1 (joint Knee)',
    wanted: 'must be a number above 0 and at most 1000',
    repair: '`external_ratio` must be a number above 0',
  },
  {
    says: 'an unknown bus of a joint',
    asked: joints({ name: 'Knee', min_peak_torque_nm: 5, comm: [] }),
    field: 'joints.0.comm',
    found: 'got an array (joint Knee)',
    wanted: 'must not be an empty list',
    repair: '`comm` must not be an empty list.',
  },
  {
    says: 'no such joint',
    asked: joints({ name: 'Knee', count: 0, min_peak_torque_nm: 5 }),
    field: 'joints.0.count',
    found: 'got 0 (joint Knee)',
    wanted: 'must be an integer from 1 to 1000',
    repair: '`count` must be an integer from 1 to 1000.',
  },
  ...FURTHER,
];

const problem = z.looseObject({
  hint: z.string(),
  errors: z.array(z.looseObject({ field: z.string(), detail: z.string() })),
});

function expectFourParts(told: unknown, { field, found, wanted, repair }: BadInput): void {
  const { errors, hint } = problem.parse(told);
  expect(errors.map((error) => error.field)).toEqual([field]);
  expect(errors[0]?.detail).toContain(found);
  expect(errors[0]?.detail).toContain(wanted);
  expect(hint.startsWith(repair)).toBe(true);
}

describe('a problem names field, found, wanted and repair:', () => {
  test.each(TABLE.map((row) => [row.says, row] as const))('%s', (_says, row) => {
    const document = answerTo(realService, row.asked);
    expect(document.status).toBe(row.asked.body === undefined ? 400 : 422);
    expectFourParts(bodyOf(document), row);
  });
});

describe('an error of a tool names them too:', () => {
  const called = TABLE.flatMap((row) => (row.call === undefined ? [] : [[row.says, row, row.call] as const]));

  test.each(called)('%s', (_says, row, [tool, given]) => {
    const { isError, content } = callTool(mcpService, tool, given);
    expect(isError).toBe(true);
    const told: unknown = JSON.parse(content[0]?.type === 'text' ? content[0].text : '');
    expectFourParts(told, { ...row, ...row.byTool });
  });
});

import { getEncoding } from 'js-tiktoken';
import type { McpService } from '../../src/mcp/service.ts';
import { callTool } from '../../src/mcp/tools/call-tool.ts';
import type { Arguments } from '../../src/mcp/tools/tool.ts';
import { LISTED_TOOLS } from '../../src/mcp/tools/tools.ts';
import { TOKENIZER, type Cost } from '../../src/site/guide/mcp/costs.ts';

/** Typical calls, each with a name, its tool and the arguments. */
export const TYPICAL_CALLS: readonly (readonly [what: string, tool: string, given: Arguments])[] = [
  ['search, a brief page of 10', 'search_actuators', { limit: 10 }],
  [
    'search, the knee of a quadruped',
    'search_actuators',
    {
      use_case: ['quadruped'],
      backdrivable: true,
      limit: 10,
      bounds: [
        { field: 'peak_torque_nm', min: 20 },
        { field: 'weight_g', max: 600 },
      ],
    },
  ],
  ['get one actuator', 'get_actuators', { ids: ['unitree-go-m8010-6'] }],
  [
    'compare three',
    'get_actuators',
    { ids: ['unitree-go-m8010-6', 'cubemars-ak70-9-v3-0-kv60', 'cubemars-ak80-9-v3-0-kv100'], as: 'rows' },
  ],
  [
    'match a knee, ten records',
    'match_actuators',
    { duty: '60:2,10:8', min_speed_rpm: 120, max_weight_g: 1500 },
  ],
  ['find five alternatives', 'get_actuators', { ids: ['robotis-xm540-w270-r'], as: 'alternatives' }],
  ['get the evidence of a price', 'get_claims', { id: 'cubemars-ak70-9-v3-0-kv60', fields: ['price_usd'] }],
  ['search joints, a page of 10', 'search_joints', { q: 'knee', kind: ['humanoid'], limit: 10 }],
  ['count servos by bus', 'summarize_catalog', { filters: { category: 'smart_servo' }, count_by: ['comm'] }],
  ['get one robot', 'get_robot', { id: 'unitree-go1' }],
  ['explain three fields', 'describe_catalog', { fields: ['peak_torque_nm', 'kt_nm_per_a', 'backdrivable'] }],
];

const encoding = getEncoding('o200k_base');

/** The number of tokens of a text. */
export const tokensIn = (text: string): number => encoding.encode(text).length;

/** The cost of the list of tools and of the typical calls. */
export function costs(service: McpService): Cost[] {
  const calls = TYPICAL_CALLS.map(([what, tool, given]): Cost => {
    const result = callTool(service, tool, given);
    const [content] = result.content;
    return {
      what,
      text: content?.type === 'text' ? tokensIn(content.text) : 0,
      whole: tokensIn(JSON.stringify(result)),
    };
  });
  return [
    { what: 'tools/list', text: null, whole: tokensIn(JSON.stringify({ tools: LISTED_TOOLS })) },
    ...calls,
  ];
}

/** The module that holds the costs for the guide. */
export const costsModule = (
  counted: readonly Cost[],
): string => `/** The cost of a list or a call: tokens of its text, and of the whole result with its structured content. */
export interface Cost {
  readonly what: string;
  /** Null for a list, which has no text form. */
  readonly text: number | null;
  readonly whole: number;
}

/** The tokenizer by which tokens are counted. */
export const TOKENIZER = '${TOKENIZER}';

/** The cost of the list of tools and of typical calls; \`npm run tokens -- --write\` counts and writes it. */
export const COSTS: readonly Cost[] = ${JSON.stringify(counted)};
`;

import type { McpService } from '../../../mcp/service.ts';
import { callTool } from '../../../mcp/tools/call-tool.ts';
import type { Arguments } from '../../../mcp/tools/tool.ts';
import { asJson, codeBlock, paragraphs } from '../markdown.ts';

/** A call of a tool within a conversation, and what the agent says after it. */
interface Step {
  readonly tool: string;
  readonly given: Arguments;
  readonly says: string;
}

/** Conversations; the answers of the tools are the service's own. */
const CONVERSATIONS: readonly { readonly question: string; readonly steps: readonly Step[] }[] = [
  {
    question: 'Find me a backdrivable actuator over 20 N·m under 600 g for a quadruped knee.',
    steps: [
      {
        tool: 'search_actuators',
        given: {
          use_case: 'quadruped',
          backdrivable: true,
          bounds: [
            { field: 'peak_torque_nm', min: 20 },
            { field: 'weight_g', max: 600 },
          ],
          sort: 'torque_density_nm_per_kg',
        },
        says: 'The first has the most torque for its mass. The agent asks for its caveats and sources.',
      },
      {
        tool: 'get_actuators',
        given: { ids: ['cubemars-ak70-9-v3-0-kv60'] },
        says: 'It answers with these figures and cites the sources.',
      },
    ],
  },
  {
    question: 'Which servos cost less than 50 dollars? (The agent misspells two things and is corrected.)',
    steps: [
      {
        tool: 'search_actuators',
        given: { category: 'smart-servo', bounds: [{ field: 'prize_usd', max: 50 }] },
        says: 'The hint names both mistakes and what was probably meant, so the agent tries again.',
      },
      {
        tool: 'search_actuators',
        given: { category: 'smart_servo', bounds: [{ field: 'price_usd', max: 50 }], limit: 2 },
        says: '',
      },
    ],
  },
  {
    question: 'The XM540-W270-R is sold out. What could replace it?',
    steps: [
      {
        tool: 'get_actuators',
        given: { ids: ['robotis-xm540-w270-r'], as: 'alternatives', limit: 1 },
        says: '`not_compared` lists what else to check, and the agent passes that on.',
      },
    ],
  },
  {
    question: 'Which motors are in the knees of humanoids?',
    steps: [
      { tool: 'search_joints', given: { q: 'knee', kind: 'humanoid', linked: true, limit: 2 }, says: '' },
    ],
  },
  {
    question: 'How does it compare with the joint motor of the Unitree Go1?',
    steps: [
      {
        tool: 'get_actuators',
        given: { ids: ['cubemars-ak70-9-v3-0-kv60', 'unitree-go-m8010-6'], as: 'rows' },
        says: '`best`, `unknown` and `differs` show where to look.',
      },
    ],
  },
];

/** Conversations with real answers, long ones cut. */
export const conversationsText = (service: McpService): string =>
  paragraphs(
    ...CONVERSATIONS.map(({ question, steps }) =>
      paragraphs(`> ${question}`, ...steps.map((step) => stepText(service, step))),
    ),
  );

function stepText(service: McpService, { tool, given, says }: Step): string {
  const call = paragraphs(`The agent calls \`${tool}\`:`, codeBlock('json', asJson(given)));
  const answer = paragraphs('and is answered:', answerBlock(answerText(service, tool, given)));
  return says === '' ? paragraphs(call, answer) : paragraphs(call, answer, says);
}

function answerText(service: McpService, tool: string, given: Arguments): string {
  const [content] = callTool(service, tool, given).content;
  return content?.type === 'text' ? content.text : '';
}

const MOST_LINES = 44;

/** An answer as JSON for reading. A long one is cut, so it is no longer JSON. */
function answerBlock(text: string): string {
  const lines = asJson(JSON.parse(text)).split('\n');
  if (lines.length <= MOST_LINES) return codeBlock('json', lines.join('\n'));
  return codeBlock('text', [...lines.slice(0, MOST_LINES), '  …'].join('\n'));
}

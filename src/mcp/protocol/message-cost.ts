import { z } from 'zod';
import { jsonIn } from '../../api/answers/read-body.ts';
import { BATCH_MESSAGES } from '../../limits.ts';
import {
  costOfJoints,
  costOfMatch,
  memberOf,
  ORDINARY,
  type QuestionCost,
} from '../../query/match/question/cost.ts';
import { unpackedBy } from '../tools/input/arguments.ts';
import { MATCH_TOOL, matchActuators } from '../tools/match-actuators.ts';
import { withArguments } from './repair-call.ts';

/**
 * The cost of all messages of a body. A call that matches several joints counts one request for each joint,
 * any other message one.
 */
export function costOfMessages(body: Uint8Array): QuestionCost {
  const message = jsonIn(body);
  if (!Array.isArray(message)) return costOfMessage(message);
  // A longer batch is refused, and costs as much as the longest allowed one.
  const costs = message.slice(0, BATCH_MESSAGES.most).map(costOfMessage);
  const requests = costs.reduce((sum, cost) => sum + cost.requests, 0);
  return { requests: Math.max(1, requests), isCostly: costs.some(({ isCostly }) => isCostly) };
}

const matchCall = z.object({
  method: z.literal('tools/call'),
  params: z.object({ name: z.literal(MATCH_TOOL), arguments: z.record(z.string(), z.unknown()) }),
});

function costOfMessage(message: unknown): QuestionCost {
  const call = matchCall.safeParse(withArguments(message));
  if (!call.success) return ORDINARY;
  const given = unpackedBy(matchActuators.inputSchema, call.data.params.arguments);
  const { joints, same, total } = given;
  if (!Array.isArray(joints)) return costOfMatch((name) => memberOf(given, name));
  // The other arguments are defaults of all joints.
  return costOfJoints({ joints, defaults: given, isSet: same !== undefined || total !== undefined });
}

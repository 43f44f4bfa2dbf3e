import { ANSWER_CHECKS, JUDGED_POINTS, MATCH_JOINTS, PRICES, PROMPT_POINTS } from '../../../limits.ts';
import type { MatchQuestion } from './match-question.ts';

/** The cost of a match, before anything is judged. */
interface MatchCost {
  /** Stated operating points to judge, over all joints; those that follow from others are not counted. */
  readonly points: number;
  /** Checks that the answer may hold: requirements times actuators, over all joints. */
  readonly checks: number;
}

/** The reason a match is refused before it is judged: the size, the limit, and how to get below it. */
export interface CostIssue {
  readonly detail: string;
  readonly repair: string;
}

/** The cost of questions that are answered together, each with at most `limit` actuators. */
export function matchCost(questions: readonly MatchQuestion[], limit: number): MatchCost {
  const requirements = questions.reduce((sum, question) => sum + question.requirements.length, 0);
  return {
    points: questions.reduce((sum, { statedPoints }) => sum + statedPoints, 0),
    checks: requirements * limit,
  };
}

/**
 * The issues of a match that costs too much. The parts of a question are bounded one by one; one client could
 * still stop the server by their product: points times joints are judged, requirements times actuators times
 * joints are written.
 */
export function costIssues(questions: readonly MatchQuestion[], limit: number): CostIssue[] {
  const { points, checks } = matchCost(questions, limit);
  const joints = questions.length === 1 ? '' : ` over ${questions.length} joints`;
  const issues: CostIssue[] = [];
  if (points > JUDGED_POINTS)
    issues.push({
      detail: `asks for ${points} operating points${joints}; at most ${JUDGED_POINTS} are judged in one question`,
      repair: 'Ask for fewer points or fewer joints at a time.',
    });
  if (checks > ANSWER_CHECKS)
    issues.push({
      detail: `asks for up to ${checks} checks (requirements × \`limit\` ${limit}${joints}); at most ${ANSWER_CHECKS} are answered at once`,
      repair: 'Ask for fewer points, fewer joints or a smaller `limit`.',
    });
  return issues;
}

/**
 * The cost of a question by its text, before it is parsed: the number of requests it counts as, and whether
 * it must wait for a turn.
 */
export interface QuestionCost {
  /** The number of requests it counts as. */
  readonly requests: number;
  /** True if it is answered only while no other costly question of its client is. */
  readonly isCostly: boolean;
}

/** The cost of any query that takes a fraction of a millisecond. */
export const ORDINARY: QuestionCost = { requests: 1, isCostly: false };

/** The members of a question that state operating points, each point with one `@`. */
const POINTS = ['peak_points', 'rated_points', 'duty'] as const;

/** The number of operating points that a text, or a list of texts, states. */
function pointsIn(value: unknown): number {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  let count = 0;
  for (const text of texts) if (typeof text === 'string') count += text.split('@').length - 1;
  return count;
}

/** The cost of a match for one joint, by its parameters. */
export function costOfMatch(valueOf: (name: string) => unknown): QuestionCost {
  const points = POINTS.reduce((sum, name) => sum + pointsIn(valueOf(name)), 0);
  return { requests: 1, isCostly: points > PROMPT_POINTS };
}

/** A match for several joints, as its body or the arguments of its call state it. */
export interface StatedJoints {
  readonly joints: readonly unknown[];
  /** The members of every joint that does not state its own. */
  readonly defaults: unknown;
  /** True if the joints must share a property or stay within a total. */
  readonly isSet: boolean;
}

/** The cost of a match for several joints: each counts as a request. */
export function costOfJoints({ joints, defaults, isSet }: StatedJoints): QuestionCost {
  // More joints are not read, because they are refused.
  const read = joints.slice(0, MATCH_JOINTS.most);
  const points = read.reduce<number>((sum, joint) => sum + pointsOfJoint(joint, defaults), 0);
  return { requests: Math.max(1, read.length) * PRICES.joint, isCostly: isSet || points > PROMPT_POINTS };
}

const pointsOfJoint = (joint: unknown, defaults: unknown): number =>
  POINTS.reduce((sum, name) => sum + pointsIn(memberOf(joint, name) ?? memberOf(defaults, name)), 0);

/** The cost of the body of a match for several joints; ordinary for a malformed body, which is refused. */
export function costOfJointsBody(body: unknown): QuestionCost {
  const joints = memberOf(body, 'joints');
  if (!Array.isArray(joints)) return ORDINARY;
  const isSet = memberOf(body, 'same') !== undefined || memberOf(body, 'total') !== undefined;
  return costOfJoints({ joints, defaults: memberOf(body, 'defaults'), isSet });
}

/** A member of a value that may be an object; undefined where it has none. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
